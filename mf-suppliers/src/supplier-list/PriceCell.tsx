import { formatBrl, formatTypedBrl, parseTypedBrl } from '@loja/domain/format'
import { fromCents, toCents } from '@loja/domain/suppliers'
import looks from '@loja/ui/looks.module.css'
import { Input } from 'antd'
import { use, useState } from 'react'
import { messages } from './messages'
import { nameOf } from './ReviewCells'
import type { ReviewRow } from './review'
import { ReviewContext } from './review-context'
import styles from './SupplierList.module.css'

/** Empty leaves the price of the product. */
export function PriceCell({ row }: { row: ReviewRow }) {
  const { price, product, wrongPrice } = row
  if (!price) return null
  const proposed = wrongPrice ?? (price.newPrice === null ? '' : formatTypedBrl(fromCents(price.newPrice)))
  return <PriceInput key={proposed} row={row} proposed={proposed} former={product?.price ?? null} />
}

function PriceInput({ row, proposed, former }: { row: ReviewRow; proposed: string; former: number | null }) {
  const { setPrice } = use(ReviewContext)
  const [typed, setTyped] = useState(proposed)
  const amount = parseTypedBrl(typed)
  const isWrong = typed.trim() !== '' && (amount === null || amount === 0)
  const store = () => {
    if (typed !== proposed) setPrice(row.line.line, isWrong ? typed : amount === null ? null : toCents(amount))
  }
  return (
    <span className={styles.figures}>
      <Input
        className={styles.price}
        aria-label={messages.priceOf(nameOf(row))}
        aria-invalid={isWrong}
        status={isWrong ? 'error' : ''}
        inputMode="decimal"
        autoComplete="off"
        prefix="R$"
        value={typed}
        placeholder={former === null ? '' : formatTypedBrl(former)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={store}
        onPressEnter={store}
      />
      {isWrong ? (
        <span role="alert" className={`${looks.error} ${looks.small}`}>
          {messages.priceFault}
        </span>
      ) : (
        <span className={`${looks.hint} ${looks.flush} ${looks.regular}`}>{priceHint(row, former)}</span>
      )}
    </span>
  )
}

function priceHint({ price }: ReviewRow, former: number | null) {
  if (price?.newPrice === null) return former === null ? messages.priceMissing : messages.stays
  return former !== null && <s>{formatBrl(former)}</s>
}
