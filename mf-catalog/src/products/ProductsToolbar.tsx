import { MAX_BULK_PRODUCTS } from '@loja/data'
import { ExportMenu, ExportStatus, ListToolbar, prefetchDialog } from '@loja/ui'
import { Button } from 'antd'
import { messages as exportMessages } from '../product-export/messages'
import { useProductExport } from '../product-export/use-product-export'
import { CategoryButtons } from '../product-selection/CategoryButtons'
import { sendOutDialog } from '../send-out/send-out-dialog'
import { messages } from './messages'
import styles from './ProductsToolbar.module.css'
import type { useProductsPage } from './use-products-page'

type Props = Pick<ReturnType<typeof useProductsPage>, 'address' | 'queries' | 'selection' | 'live' | 'dialogs'>

export function ProductsToolbar({ address, queries, selection, live, dialogs }: Props) {
  const { filter } = address
  const list = useProductExport()
  return (
    <ListToolbar
      total={queries.total}
      selection={selection}
      live={live}
      limit={MAX_BULK_PRODUCTS}
      texts={messages}
      aside={
        <div className={styles.aside}>
          <ExportMenu
            text={exportMessages.export}
            isQuiet
            disabled={list.state.status === 'running'}
            onExport={(format) => list.start({ format, filter })}
          />
        </div>
      }
      below={<ExportStatus work={list} title={exportMessages.title} things={exportMessages.things} />}
    >
      {(isTooMany) => (
        <>
          <Button
            type="primary"
            className={styles.bulkEdit}
            aria-haspopup="dialog"
            disabled={isTooMany}
            onClick={dialogs.openBulkEdit}
          >
            {messages.bulkEdit}
          </Button>
          <Button
            aria-haspopup="dialog"
            disabled={isTooMany}
            {...prefetchDialog(sendOutDialog)}
            onClick={dialogs.openSendOut}
          >
            {messages.sendOut}
          </Button>
          <CategoryButtons
            filter={filter}
            categories={queries.names.categories}
            byCategory={queries.counts?.byCategory}
            shown={queries.rows}
            selected={selection.selected}
            onSelect={selection.onSelect}
            onSelectWhole={selection.selectCategory}
          />
        </>
      )}
    </ListToolbar>
  )
}
