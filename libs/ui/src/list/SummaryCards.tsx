import { ABSENT, formatCount } from '@loja/domain'
import { Surface } from '../layout/Surface'
import { CardFilter, type CardFilterProps } from './CardFilter'
import styles from './SummaryCards.module.css'

export interface SummaryCard {
  title: string
  count: number | undefined
  format?: (count: number) => string
  filter?: CardFilterProps
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
            {filter && <CardFilter {...filter} />}
          </dd>
        </Surface>
      ))}
    </dl>
  )
}
