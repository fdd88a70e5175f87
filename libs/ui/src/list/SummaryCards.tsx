import { ABSENT, formatCount } from '@loja/domain'
import { Surface } from '../layout/Surface'
import styles from './SummaryCards.module.css'

export interface SummaryCard {
  title: string
  count: number | undefined
  format?: (count: number) => string
  filter?: { label: string; on: boolean; onToggle: () => void }
}

interface Props {
  cards: SummaryCard[]
  /** Shows a dash for missing counts. */
  failed: boolean
}

const NOT_KNOWN_YET = '\u00a0'

export function SummaryCards({ cards, failed }: Props) {
  return (
    <dl className={styles.cards}>
      {cards.map(({ title, count, format = formatCount, filter }) => (
        <Surface key={title} className={styles.card} data-on={filter?.on || undefined}>
          <dt>{title}</dt>
          <dd>
            {count !== undefined ? format(count) : failed ? ABSENT : NOT_KNOWN_YET}
            {filter && (
              // Covers the card.
              <button
                type="button"
                className={styles.filter}
                aria-label={filter.label}
                aria-pressed={filter.on}
                onClick={filter.onToggle}
              />
            )}
          </dd>
        </Surface>
      ))}
    </dl>
  )
}
