import type { MatchedProduct } from '@loja/data/suppliers'
import { formatBrl } from '@loja/domain/format'
import { isUnlimitedStock, stockQuantityOf } from '@loja/domain/products'
import { ProductImage } from '@loja/records'
import looks from '@loja/ui/looks.module.css'
import { priceNow } from './entry-values'
import styles from './Items.module.css'
import { messages } from './messages'

export function ProductOption({ product, quantity = 1 }: { product: MatchedProduct; quantity?: number }) {
  return (
    <>
      <ProductImage src={product.mainImage} />
      <span className={styles.words}>
        <span>{quantity === 1 ? product.name : `${quantity} × ${product.name}`}</span>
        <span className={looks.hint}>{productHint(product)}</span>
      </span>
    </>
  )
}

function productHint(product: MatchedProduct): string {
  const stock = isUnlimitedStock(product) ? messages.unlimited : messages.stock(stockQuantityOf(product))
  return [formatBrl(priceNow(product)), stock, !product.isActive && messages.inactive].filter(Boolean).join(' · ')
}
