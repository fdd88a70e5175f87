import { OrderedListOutlined } from '@ant-design/icons'
import type { FeaturedProduct } from '@loja/data'
import { declareDialog, prefetchDialog, useDialog, useIsPhone } from '@loja/ui'
import { Button } from 'antd'
import { FeaturedItem } from './FeaturedItem'
import styles from './FeaturedPanel.module.css'
import { lateMessages } from './late-messages'
import { messages } from './messages'

const orderDialog = declareDialog({
  title: lateMessages.order,
  load: async () => (await import('./FeaturedOrderDialog')).FeaturedOrderDialog,
})

export function FeaturedStrip({ products }: { products: readonly FeaturedProduct[] }) {
  const isPhone = useIsPhone()
  const openOrder = useDialog(orderDialog, { products })
  if (products.length === 0) return <p className={styles.strip}>{lateMessages.none}</p>
  return (
    <div className={styles.line}>
      <ul className={styles.strip} aria-label={messages.title}>
        {products.map((product) => (
          <FeaturedItem key={product.id} product={product} />
        ))}
      </ul>
      <Button
        size="small"
        icon={<OrderedListOutlined aria-hidden />}
        aria-haspopup="dialog"
        aria-label={lateMessages.order}
        title={lateMessages.order}
        {...prefetchDialog(orderDialog)}
        onClick={openOrder}
      >
        {!isPhone && lateMessages.order}
      </Button>
    </div>
  )
}
