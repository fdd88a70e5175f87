import type { ProductListRow } from '@loja/data/products'
import { isUnlimitedStock, stockQuantityOf } from '@loja/domain/products'
import styles from './Figures.module.css'
import { lateMessages } from './late-messages'

export function StockBadge({ product }: { product: ProductListRow }) {
  const quantity = stockQuantityOf(product)
  const text = isUnlimitedStock(product)
    ? lateMessages.unlimited
    : quantity > 0
      ? lateMessages.inStock(quantity)
      : lateMessages.soldOut
  return (
    <span className={styles.badge} data-tone={quantity > 0 ? 'default' : 'destructive'}>
      {text}
    </span>
  )
}
