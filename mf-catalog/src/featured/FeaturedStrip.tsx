import { OrderedListOutlined } from '@ant-design/icons'
import type { FeaturedProduct } from '@loja/data/products'
import { declareDialog, prefetchDialog, useDialog } from '@loja/ui/dialogs'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { FeaturedItem } from './FeaturedItem'
import styles from './FeaturedPanel.module.css'
import { lateMessages } from './late-messages'
import { messages } from './messages'

const orderDialog = declareDialog({
  title: lateMessages.order,
  load: async () => (await import('./FeaturedOrderDialog')).FeaturedOrderDialog,
})

export function FeaturedStrip({ products, add }: { products: readonly FeaturedProduct[]; add: ReactNode }) {
  const openOrder = useDialog(orderDialog, { products })
  return (
    <div className={styles.line}>
      {products.length === 0 ? (
        <p className={styles.strip}>{lateMessages.none}</p>
      ) : (
        <ul className={styles.strip} aria-label={messages.title}>
          {products.map((product) => (
            <FeaturedItem key={product.id} product={product} />
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        {add}
        {products.length > 0 && (
          <Button
            size="small"
            icon={<OrderedListOutlined aria-hidden />}
            aria-haspopup="dialog"
            {...prefetchDialog(orderDialog)}
            onClick={openOrder}
          >
            {lateMessages.order}
          </Button>
        )}
      </div>
    </div>
  )
}
