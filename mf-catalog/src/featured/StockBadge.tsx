import type { ProductListRow } from '@loja/data'
import { isUnlimitedStock, stockQuantityOf } from '@loja/domain'
import styles from './Figures.module.css'
import { messages } from './messages'

/** The stock, red at 0 (FEAT-01). */
export function StockBadge({ product }: { product: ProductListRow }) {
  const quantity = stockQuantityOf(product)
  const text = isUnlimitedStock(product)
    ? messages.unlimited
    : quantity > 0
      ? messages.inStock(quantity)
      : messages.soldOut
  return (
    <span className={styles.badge} data-tone={quantity > 0 ? 'default' : 'destructive'}>
      {text}
    </span>
  )
}
