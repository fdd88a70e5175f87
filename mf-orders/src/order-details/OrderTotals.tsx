import type { OrderDetails } from '@loja/data/orders'
import { ABSENT, formatBrl } from '@loja/domain/format'
import { areSameLines, findTotalsMismatches, hasImpossibleAmount, type TotalsMismatch } from '@loja/domain/orders'
import { Alert } from 'antd'
import { messages } from './messages'
import styles from './OrderTotals.module.css'

export function OrderTotals({ order }: { order: OrderDetails }) {
  const { subtotal, discountAmount, shippingCost, total } = order
  return (
    <div className={styles.totals}>
      <dl className={styles.list}>
        {amount(messages.subtotal, subtotal)}
        {amount(messages.discount, discountAmount && -discountAmount)}
        {amount(messages.shippingCost, shippingCost)}
        {amount(messages.total, total, styles.total)}
      </dl>
      {warnings(order).map((text) => (
        <Alert key={text} type="warning" showIcon title={text} />
      ))}
    </div>
  )
}

function amount(name: string, amountBrl: number | null, className?: string) {
  if (amountBrl === null) return null
  return (
    <>
      <dt className={className}>{name}</dt>
      <dd className={className}>{formatBrl(amountBrl)}</dd>
    </>
  )
}

function warnings({ subtotal, discountAmount, shippingCost, total, items, bookedItems }: OrderDetails): string[] {
  const amounts = { subtotal, discount_amount: discountAmount, shipping_cost: shippingCost, total }
  const texts = findTotalsMismatches(amounts, items).map(sentence)
  if (items.some(hasImpossibleAmount)) texts.unshift(messages.impossibleAmounts)
  if (bookedItems.length > 0 && !areSameLines(items, bookedItems)) {
    const booked = bookedItems.map(({ productName, quantity }) =>
      messages.bookedLine(productName ?? ABSENT, quantity ?? ABSENT),
    )
    texts.push(messages.bookedDiffer(booked.join(', ')))
  }
  return texts
}

const SENTENCES: Record<TotalsMismatch['kind'], (computed: string, stored: string, line: number) => string> = {
  line: messages.lineMismatch,
  items: messages.itemsMismatch,
  'known-items': messages.knownItemsExceed,
  total: messages.totalMismatch,
}

function sentence({ kind, computedBrl, storedBrl, line = 0 }: TotalsMismatch): string {
  return SENTENCES[kind](formatBrl(computedBrl), formatBrl(storedBrl), line)
}
