import { formatBrl, formatPercent } from '@loja/domain/format'
import { normalizeProductName } from '@loja/domain/products'
import { fromCents } from '@loja/domain/suppliers'
import { ProductImage } from '@loja/records'
import { RowMenu } from '@loja/ui/late'
import looks from '@loja/ui/looks.module.css'
import { use } from 'react'
import { messages } from './messages'
import { Outliers } from './Outliers'
import type { ReviewRow } from './review'
import { ReviewContext } from './review-context'
import styles from './SupplierList.module.css'

export const nameOf = ({ product, line }: ReviewRow) => product?.name ?? normalizeProductName(line.text)

export function ProductCell({ row }: { row: ReviewRow }) {
  const { product, line, price, answer } = row
  const name = nameOf(row)
  const isOtherText = product !== null && line.text !== product.name
  return (
    <span className={`${looks.row} ${looks.narrow} ${looks.gapMedium}`}>
      {product && <ProductImage src={product.mainImage} />}
      <span className={styles.words}>
        <span className={`${looks.strong} ${looks.anywhere}`}>{name}</span>
        {isOtherText && <span className={`${looks.hint} ${looks.flush} ${looks.regular}`}>{line.text}</span>}
        {answer === 'new' && (
          <span className={`${looks.hint} ${looks.flush} ${looks.regular}`}>
            {messages.newProduct}. {messages.newProductHint}
          </span>
        )}
        {price && <Outliers of={price} />}
      </span>
    </span>
  )
}

export function CostCell({ row: { product, cost } }: { row: ReviewRow }) {
  if (cost === null) return null
  const now = formatBrl(fromCents(cost))
  if (!product || product.cost === null)
    return (
      <span className={styles.figures}>
        <span>{now}</span>
        <span className={`${looks.hint} ${looks.flush} ${looks.regular}`}>{messages.firstCost}</span>
      </span>
    )
  return (
    <span className={styles.figures}>
      <span>{now}</span>
      <s className={`${looks.hint} ${looks.flush} ${looks.regular}`}>{formatBrl(product.cost)}</s>
    </span>
  )
}

export function MarginCell({ row: { price } }: { row: ReviewRow }) {
  if (!price || price.margin === null) return null
  const percent = formatPercent(Math.abs(price.margin) / 100)
  return (
    <span className={looks.figures}>
      {/* Cards have no headings. */}
      <span className={styles.marginLabel}>{messages.margin} </span>
      {price.margin < 0 ? `−${percent}` : percent}
    </span>
  )
}

export function ActionsCell({ row }: { row: ReviewRow }) {
  const { answer, choose } = use(ReviewContext)
  const items = [
    { key: 'choose', label: messages.choose, onClick: () => choose(row) },
    { key: 'new', label: messages.asNew, onClick: () => answer([{ row, answer: { kind: 'new' } }]) },
    {
      key: 'not-ours',
      label: messages.notOurs,
      onClick: () => answer([{ row, answer: { kind: 'not_ours' } }]),
    },
  ]
  return <RowMenu label={messages.moreOf(row.line.text)} items={items.filter(({ key }) => key !== row.answer)} />
}
