import { MAX_BULK_PRODUCTS } from '@loja/data/products'
import { prefetchDialog } from '@loja/ui/dialogs'
import { ListToolbar } from '@loja/ui/lists'
import { Button } from 'antd'
import { CategoryButtons } from '../product-selection/CategoryButtons'
import { sendOutDialog } from '../send-out/send-out-dialog'
import { messages } from './messages'
import styles from './ProductsToolbar.module.css'
import type { useProductsPage } from './use-products-page'

type Props = Pick<ReturnType<typeof useProductsPage>, 'address' | 'queries' | 'selection' | 'live' | 'dialogs'>

export function ProductsToolbar({ address, queries, selection, live, dialogs }: Props) {
  const { filter } = address
  return (
    <ListToolbar total={queries.total} selection={selection} live={live} limit={MAX_BULK_PRODUCTS} texts={messages}>
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
