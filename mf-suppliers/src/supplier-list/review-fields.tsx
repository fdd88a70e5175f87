import { ABSENT, formatBrl, formatBrlOrAbsent, formatCount } from '@loja/domain/format'
import { UNLIMITED_STOCK } from '@loja/domain/products'
import { fromCents } from '@loja/domain/suppliers'
import { Select } from '@loja/ui/late'
import { actionsField, type ListField } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { Button } from 'antd'
import { type ReactNode, use } from 'react'
import type { GoneAction } from './list-draft'
import { messages } from './messages'
import { PriceCell } from './PriceCell'
import { ActionsCell, CostCell, MarginCell, ProductCell } from './ReviewCells'
import type { GoneRow, ReviewRow } from './review'
import { ReviewContext } from './review-context'
import styles from './SupplierList.module.css'

const PRODUCT: ListField<ReviewRow> = {
  key: 'product',
  title: messages.product,
  card: 'heading',
  render: (row) => <ProductCell row={row} />,
}
const costField = (render: (row: ReviewRow) => ReactNode): ListField<ReviewRow> => ({
  key: 'cost',
  title: messages.cost,
  card: 'caption',
  align: 'end',
  width: 130,
  render,
})

export const CHANGE_FIELDS: ListField<ReviewRow>[] = [
  PRODUCT,
  costField((row) => <CostCell row={row} />),
  {
    key: 'price',
    title: messages.price,
    card: 'footer',
    align: 'end',
    width: 160,
    render: (row) => <PriceCell row={row} />,
  },
  {
    key: 'margin',
    title: messages.margin,
    card: 'caption',
    align: 'end',
    width: 90,
    render: (row) => <MarginCell row={row} />,
  },
  { ...actionsField(messages.actions, 80, (row) => <ActionsCell row={row} />), card: 'aside' },
]

export const REST_FIELDS: ListField<ReviewRow>[] = [
  PRODUCT,
  costField(({ cost }) => (cost === null ? ABSENT : formatBrl(fromCents(cost)))),
  {
    key: 'reason',
    title: messages.reason,
    card: 'caption',
    width: 260,
    render: ({ outcome, fault }) => fault ?? messages.outcomes[outcome as keyof typeof messages.outcomes],
  },
  actionsField(messages.actions, 150, (row) => <RestAction row={row} />),
]

function RestAction({ row }: { row: ReviewRow }) {
  const { choose } = use(ReviewContext)
  // Other lines of this group have nothing to answer.
  if (row.outcome !== 'not_ours' && row.outcome !== 'unchanged' && row.outcome !== 'sold_out') return null
  const isOpen = row.answer === 'open'
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      aria-label={isOpen ? messages.chooseFor(row.line.text) : messages.changeOf(row.line.text)}
      onClick={() => choose(row)}
    >
      {isOpen ? messages.choose : messages.change}
    </Button>
  )
}

export const GONE_FIELDS: ListField<GoneRow>[] = [
  {
    key: 'product',
    title: messages.product,
    card: 'heading',
    render: ({ name, soldOut }) => (
      <span className={styles.words}>
        <span className={`${looks.strong} ${looks.anywhere}`}>{name}</span>
        <span className={`${looks.hint} ${looks.flush} ${looks.regular}`}>
          {soldOut ? messages.goneSoldOut : messages.goneMissing}
        </span>
      </span>
    ),
  },
  {
    key: 'cost',
    title: messages.cost,
    card: 'caption',
    align: 'end',
    width: 130,
    render: ({ cost }) => formatBrlOrAbsent(cost),
  },
  {
    key: 'stock',
    title: messages.stock,
    card: 'caption',
    align: 'end',
    width: 140,
    render: ({ stockQuantity }) =>
      stockQuantity === UNLIMITED_STOCK ? messages.unlimited : messages.inStock(formatCount(stockQuantity ?? 0)),
  },
  { key: 'action', title: messages.action, card: 'footer', width: 220, render: (row) => <GoneSelect row={row} /> },
]

export const GONE_OPTIONS = (['stay', 'out_of_stock', 'inactive'] satisfies GoneAction[]).map((value) => ({
  value: value as GoneAction,
  label: messages.goneActions[value],
}))

function GoneSelect({ row }: { row: GoneRow }) {
  const { setGone } = use(ReviewContext)
  return (
    <Select
      className={styles.goneSelect}
      aria-label={messages.goneActionOf(row)}
      value={row.action}
      options={GONE_OPTIONS}
      onChange={(action) => setGone([row.id], action)}
    />
  )
}
