import type { ProductListRow } from '@loja/data'
import { formatBrl, isOnSale } from '@loja/domain'
import { SpokenText } from '@loja/ui'
import styles from './Figures.module.css'
import { messages } from './messages'
import { TypedCell } from './TypedCell'

export function PriceCell({ product }: { product: ProductListRow }) {
  const isReduced = isOnSale(product)
  return (
    <TypedCell product={product} field="price" label={isReduced && messages.fullPriceLabel}>
      {isReduced ? (
        <span className={styles.prices}>
          <span>
            <SpokenText>{messages.onSale} </SpokenText>
            {formatBrl(product.salePrice ?? 0)}
          </span>
          <s className={styles.before}>
            <SpokenText>, {messages.fullPrice} </SpokenText>
            {formatBrl(product.price)}
          </s>
        </span>
      ) : (
        formatBrl(product.price)
      )}
    </TypedCell>
  )
}
