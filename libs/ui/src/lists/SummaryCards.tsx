import { ABSENT, formatCount } from '@loja/domain/format'
import figures from '../parts/layout/figure-strip.module.css'
import { Surface } from '../parts/layout/Surface'
import { CardFilter, type CardFilterProps } from './CardFilter'
import styles from './SummaryCards.module.css'

export interface SummaryCard {
  title: string
  count: number | undefined
  format?: (count: number) => string
  /** The list shows no tag for the parameter of a pressed figure. */
  filter?: CardFilterProps & { param: string }
}

const NOT_KNOWN_YET = '\u00a0'

export function SummaryCards({ cards, failed }: { cards: SummaryCard[]; failed: boolean }) {
  return (
    <Surface as="dl" className={figures.strip}>
      {cards.map(({ title, count, format = formatCount, filter }) => (
        <div key={title} className={styles.card} data-on={filter?.on || undefined}>
          <dt>{title}</dt>
          <dd>
            {count !== undefined ? format(count) : failed ? ABSENT : NOT_KNOWN_YET}
            {filter && <CardFilter {...filter} />}
          </dd>
        </div>
      ))}
    </Surface>
  )
}
