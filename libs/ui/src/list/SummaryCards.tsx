import { ABSENT, formatCount } from '@loja/domain'
import { Surface } from '../layout/Surface'
import styles from './SummaryCards.module.css'

/** One count above a list. */
export interface SummaryCard {
  title: string
  /** Absent while it is on its way, or when it failed. */
  count: number | undefined
  /** How the figure is written, where it is no count. */
  format?: (count: number) => string
  /** What a click on the card does to the list, and whether it has been done. */
  filter?: { label: string; on: boolean; onToggle: () => void }
}

interface Props {
  cards: SummaryCard[]
  /** The counts could not be loaded: a dash stands where the figure would. */
  failed: boolean
}

const NOT_KNOWN_YET = '\u00a0'

/** The counts above a list, in cards of equal width. */
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
