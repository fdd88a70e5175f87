import type { ProductListRow } from '@loja/data/products'
import { formatCount } from '@loja/domain/format'
import { isLowStock, isUnlimitedStock, stockQuantityOf } from '@loja/domain/products'
import looks from '@loja/ui/looks.module.css'
import styles from './Figures.module.css'
import { messages } from './messages'
import { TypedCell } from './TypedCell'

export function StockCell({ product }: { product: ProductListRow }) {
  return (
    <div className={styles.stock}>
      <TypedCell product={product} field="stockQuantity">
        <span className={styles.onCard}>{messages.stockOnCard} </span>
        <Stock product={product} />
      </TypedCell>
    </div>
  )
}

function Stock({ product }: { product: ProductListRow }) {
  if (isUnlimitedStock(product)) return <span className={looks.quiet}>{messages.unlimited}</span>
  const quantity = formatCount(stockQuantityOf(product))
  if (!isLowStock(product)) return quantity
  return (
    <span className={styles.low}>
      {quantity} {messages.low}
    </span>
  )
}
