import type { ProductListRow } from '@loja/data'
import { formatBrl, isOnSale } from '@loja/domain'
import { SpokenText } from '@loja/ui'
import styles from './Figures.module.css'
import { messages } from './messages'

export function FeaturedPrice({ product }: { product: ProductListRow }) {
  if (!isOnSale(product)) return <span className={styles.price}>{formatBrl(product.price)}</span>
  return (
    <span className={styles.price}>
      <SpokenText>{messages.onSale} </SpokenText>
      {formatBrl(product.salePrice ?? 0)}{' '}
      <s className={styles.before}>
        <SpokenText>{messages.fullPrice} </SpokenText>
        {formatBrl(product.price)}
      </s>
    </span>
  )
}
