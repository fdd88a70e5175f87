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

/** How a figure changed; `percent` is `null` when there was nothing to compare with. */
export function GrowthNote({ percent }: { percent: number | null }) {
  if (percent === null) return <span title={messages.noGrowthMeaning}>{messages.noGrowth}</span>
  const trend = trendOf(percent)
  return (
    <span className={styles.growth} data-trend={trend} title={messages.growthMeaning}>
      {ICONS[trend]}
      {messages.growth(formatGrowth(percent))}
    </span>
  )
}
