import { DownloadOutlined } from '@ant-design/icons'
import { type OrderListParams, resolveOrderFilter, storeDay } from '@loja/domain'
import { Button, Dropdown } from 'antd'
import { ExportStatus } from './ExportStatus'
import type { ExportFormat } from './export-orders'
import { messages } from './messages'
import styles from './OrderExport.module.css'
import { useOrderExport } from './use-order-export'

const FORMATS: { key: ExportFormat; label: string }[] = [
  { key: 'xlsx', label: messages.formats.xlsx },
  { key: 'csv', label: messages.formats.csv },
]

/** Exports what the filter shows, on all pages. Beside it, on a line of its own, how far the export is. */
export function OrderExport({ params }: { params: OrderListParams }) {
  const { state, start, retry, cancel, discard } = useOrderExport()
  const exportAs = (format: ExportFormat) =>
    start({
      format,
      match: resolveOrderFilter(params, storeDay(new Date())),
      // Only by date a batch can begin after any order; another order of the list is left to the spreadsheet.
      sort: params.sort === 'date_asc' ? 'date_asc' : 'date_desc',
    })
  return (
    <>
      <Dropdown
        trigger={['click']}
        disabled={state.status === 'running'}
        menu={{ items: FORMATS, onClick: ({ key }) => exportAs(key as ExportFormat) }}
      >
        <Button icon={<DownloadOutlined aria-hidden />} aria-haspopup="menu">
          {messages.export}
        </Button>
      </Dropdown>
      {state.status !== 'idle' && (
        <div className={styles.status}>
          <ExportStatus state={state} onCancel={cancel} onRetry={retry} onDiscard={discard} />
        </div>
      )}
    </>
  )
}
