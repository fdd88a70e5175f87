import { dataMutation } from '@loja/data/client'
import { storeDay } from '@loja/domain/format'
import { type OrderListParams, resolveOrderFilter } from '@loja/domain/orders'
import type { SpreadsheetFormat } from '@loja/spreadsheet'
import { ExportMenu, ExportStatus, useExport } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import type { WorkRun } from '@loja/ui/parts'
import type { ReactNode } from 'react'
import type { ExportRequest, OrderExportProgress } from './export-orders'
import { messages } from './messages'
import styles from './OrderExport.module.css'

const mutation = dataMutation({
  mutationFn: async (run: WorkRun<ExportRequest, OrderExportProgress>) => {
    const { exportOrders } = await import('./export-orders')
    return exportOrders(run)
  },
  successText: (_, count) => (count === null ? '' : messages.done(count)),
  errorText: messages.failedToast,
})

interface Props {
  params: OrderListParams
  /** A further button. */
  children?: ReactNode
}

/** Exports all pages of the filtered list, with the progress on a line of its own. */
export function OrderExport({ params, children }: Props) {
  const work = useExport({ mutation, title: messages.exportTitle, things: messages.things })
  const exportAs = (format: SpreadsheetFormat, withItems: boolean) =>
    work.start({
      format,
      withItems,
      match: resolveOrderFilter(params, storeDay(new Date())),
      // A batch can only continue in order of date. A spreadsheet can sort by other columns.
      sort: params.sort === 'date_asc' ? 'date_asc' : 'date_desc',
    })
  return (
    <>
      <div className={styles.actions}>
        <ExportMenu
          text={messages.export}
          disabled={work.state.status === 'running'}
          variant={messages.withItems}
          onExport={exportAs}
        />
        {children}
      </div>
      <div className={looks.ownLine}>
        <ExportStatus work={work} title={messages.exportTitle} things={messages.things} />
      </div>
    </>
  )
}
