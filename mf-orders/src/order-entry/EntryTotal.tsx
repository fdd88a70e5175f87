import { formatBrl, formatCount } from '@loja/domain/format'
import { fromCents } from '@loja/domain/suppliers'
import styles from './EntryTotal.module.css'
import { messages } from './messages'
import type { OrderEntryForm } from './use-order-entry'

const brl = (cents: number) => formatBrl(fromCents(cents))

/** Follows each key. */
export function EntryTotal({ form: { values, totals } }: { form: OrderEntryForm }) {
  const parts = [
    { name: messages.sections.items, text: formatCount(values.items.length), isShown: true },
    { name: messages.subtotal, text: brl(totals.subtotalCents), isShown: totals.subtotalCents !== totals.totalCents },
    { name: messages.discount, text: brl(-totals.discountCents), isShown: totals.discountCents > 0 },
    { name: messages.shippingCost, text: brl(totals.shippingCents), isShown: totals.shippingCents > 0 },
  ]
  return (
    <dl className={styles.total} aria-label={messages.totals}>
      {parts.map(
        ({ name, text, isShown }) =>
          isShown && (
            <div key={name} className={styles.part}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
      <div className={styles.sum}>
        <dt>{messages.total}</dt>
        <dd>{brl(totals.totalCents)}</dd>
      </div>
    </dl>
  )
}
