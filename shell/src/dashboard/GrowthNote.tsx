import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { formatGrowth, type Trend, trendOf } from '@loja/domain'
import type { ReactNode } from 'react'
import styles from './GrowthNote.module.css'
import { messages } from './messages'

const ICONS: Record<Trend, ReactNode> = {
  up: <ArrowUpOutlined aria-hidden />,
  down: <ArrowDownOutlined aria-hidden />,
  flat: null,
}

interface Props {
  /** What came in the last 30 days: beside a total, a bare percentage would read as that total's own growth. */
  of: keyof typeof messages.growth
  /** Compared with the 30 days before; `null` when there was nothing to compare with. */
  percent: number | null
}

/** How the last 30 days compare with the 30 days before them. */
export function GrowthNote({ of, percent }: Props) {
  if (percent === null) return <span title={messages.noGrowthMeaning}>{messages.noGrowth}</span>
  const trend = trendOf(percent)
  return (
    <span className={styles.growth} data-trend={trend} title={messages.growthMeaning[of]}>
      {ICONS[trend]}
      {messages.growth[of][trend](formatGrowth(percent))}
    </span>
  )
}
