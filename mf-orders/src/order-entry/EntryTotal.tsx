import { formatBrl, formatCount } from '@loja/domain/format'
import type { EntryTotals } from '@loja/domain/orders'
import { fromCents } from '@loja/domain/suppliers'
import looks from '@loja/ui/looks.module.css'
import styles from './EntryTotal.module.css'
import { messages } from './messages'

const brl = (cents: number) => formatBrl(fromCents(cents))

interface Props {
  count: number
  totals: Omit<EntryTotals, 'itemCents'>
  formerCents?: number
}

export function EntryTotal({ count, totals, formerCents = totals.totalCents }: Props) {
  const difference = totals.totalCents - formerCents
  const parts = [
    { name: messages.sections.items, text: formatCount(count), isShown: true },
    { name: messages.subtotal, text: brl(totals.subtotalCents), isShown: totals.subtotalCents !== totals.totalCents },
    { name: messages.discount, text: brl(-totals.discountCents), isShown: totals.discountCents > 0 },
    { name: messages.shippingCost, text: brl(totals.shippingCents), isShown: totals.shippingCents > 0 },
    { name: messages.formerTotal, text: brl(formerCents), isShown: difference !== 0 },
    { name: messages.difference, text: `${difference > 0 ? '+' : ''}${brl(difference)}`, isShown: difference !== 0 },
  ]
  return (
    <dl className={styles.total} aria-label={messages.totals}>
      {parts.map(
        ({ name, text, isShown }) =>
          isShown && (
            <div key={name} className={looks.quiet}>
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
