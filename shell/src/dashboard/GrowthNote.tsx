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
  /** Named, because a percentage beside a total would be read as the total's growth. */
  of: keyof typeof messages.growth
  /** Null without earlier data. */
  percent: number | null
}

/** The last 30 days compared with the 30 before. */
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
