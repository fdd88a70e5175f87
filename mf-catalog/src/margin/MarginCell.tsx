import type { ProductListRow } from '@loja/data/products'
import { ABSENT, formatRate } from '@loja/domain/format'
import { isOnSale, marginOf } from '@loja/domain/products'
import looks from '@loja/ui/looks.module.css'
import { SpokenText } from '@loja/ui/parts'
import { useCost } from './costs'
import styles from './MarginCell.module.css'
import { messages } from './messages'

export function MarginCell({ product }: { product: ProductListRow }) {
  const { data: cost, isError } = useCost(product.id, product.version)
  if (isError) return <span className={looks.quiet}>{messages.failed}</span>
  if (cost === undefined) return null
  const price = isOnSale(product, Date.now()) ? (product.salePrice ?? product.price) : product.price
  const margin = marginOf(price, cost)
  if (cost === null || margin === null)
    return (
      <span className={looks.quiet}>
        <span aria-hidden>{ABSENT}</span>
        {cost === null && <SpokenText>{messages.noCost}</SpokenText>}
      </span>
    )
  return (
    <span className={margin < 0 ? styles.loss : undefined} title={messages.cost(cost)}>
      {formatRate(Math.round(margin * 10) / 10)}
    </span>
  )
}
