import type { DashboardSummary } from '@loja/data'
import { ABSENT, formatBrl, formatCount } from '@loja/domain'
import type { ReactNode } from 'react'
import { GrowthNote } from './GrowthNote'
import styles from './MetricCards.module.css'
import { messages } from './messages'
import { Placeholder } from './Placeholder'

interface Metric {
  title: string
  figure: (summary: DashboardSummary) => string
  note: (summary: DashboardSummary) => ReactNode
}

/** Longer figures are set smaller: an amount in millions stays on its line. */
const LONG_FIGURE = 13

const METRICS: Metric[] = [
  {
    title: messages.users,
    figure: ({ userCount }) => formatCount(userCount),
    note: ({ userGrowthPercent }) => <GrowthNote of="users" percent={userGrowthPercent} />,
  },
  {
    title: messages.orders,
    figure: ({ orderCount }) => formatCount(orderCount),
    note: () => messages.anyStatus,
  },
  {
    title: messages.revenue,
    figure: ({ revenueBrl }) => formatBrl(revenueBrl),
    note: ({ revenueGrowthPercent }) => <GrowthNote of="revenue" percent={revenueGrowthPercent} />,
  },
  {
    title: messages.products,
    figure: ({ productCount }) => formatCount(productCount),
    note: ({ newProducts }) => <span title={messages.newProductsMeaning}>{messages.newProducts(newProducts)}</span>,
  },
]

interface Props {
  /** Absent while loading, or when it failed. */
  summary: DashboardSummary | undefined
  failed: boolean
}

/** The four figures of the store, each with what the last 30 days brought. */
export function MetricCards({ summary, failed }: Props) {
  return (
    <dl className={styles.cards} aria-label={messages.metrics} aria-busy={!summary && !failed}>
      {METRICS.map(({ title, figure, note }) => (
        <div key={title} className={styles.card}>
          <dt>{title}</dt>
          <Figure text={summary ? figure(summary) : failed ? ABSENT : null} />
          <dd className={styles.note}>{summary ? note(summary) : !failed && <Placeholder width={112} />}</dd>
        </div>
      ))}
    </dl>
  )
}

/** @param text `null` while it is on its way */
function Figure({ text }: { text: string | null }) {
  return (
    <dd className={styles.figure} data-long={text !== null && text.length > LONG_FIGURE}>
      {text ?? <Placeholder width={96} />}
    </dd>
  )
}
