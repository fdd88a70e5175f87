import type { ProductListRow } from '@loja/data/products'
import { ABSENT, formatBrl } from '@loja/domain/format'
import { formatPromotionDay, isOnSale, isReduced, isSaleOver, isSaleScheduled } from '@loja/domain/products'
import looks from '@loja/ui/looks.module.css'
import { SpokenText } from '@loja/ui/parts'
import styles from './Figures.module.css'
import { messages } from './messages'
import { TypedCell } from './TypedCell'

export function PriceCell({ product }: { product: ProductListRow }) {
  const now = Date.now()
  const onSale = isOnSale(product, now)
  return (
    <div className={styles.prices}>
      <TypedCell product={product} field="price">
        {onSale ? (
          <s className={looks.quiet}>
            <SpokenText>{messages.fullPrice} </SpokenText>
            {formatBrl(product.price)}
          </s>
        ) : (
          formatBrl(product.price)
        )}
      </TypedCell>
      <div className={styles.salePrice} data-empty={product.salePrice === null || undefined}>
        <TypedCell product={product} field="salePrice">
          {product.salePrice === null ? (
            <span className={looks.quiet}>
              <SpokenText>{messages.noSale}</SpokenText>
              <span aria-hidden>{ABSENT}</span>
            </span>
          ) : (
            <span className={styles.sale}>
              <span className={onSale ? undefined : looks.quiet}>
                {onSale && <SpokenText>{messages.onSale} </SpokenText>}
                <span data-copied-as={messages.salePrice}>{formatBrl(product.salePrice)}</span>
              </span>
              <span className={styles.dates}>{saleNote(product, now)}</span>
            </span>
          )}
        </TypedCell>
      </div>
    </div>
  )
}

function saleNote(product: ProductListRow, now: number): string {
  const { saleStartsAt, saleEndsAt } = product
  if (saleEndsAt !== null && isSaleOver(product, now)) return messages.endedOn(formatPromotionDay(saleEndsAt, now))
  if (!isReduced(product)) return messages.notBelow
  if (saleStartsAt !== null && isSaleScheduled(product, now))
    return messages.from(formatPromotionDay(saleStartsAt, now))
  return saleEndsAt === null ? '' : messages.until(formatPromotionDay(saleEndsAt, now))
}
