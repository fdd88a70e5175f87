import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { formatGrowth, type Trend, trendOf } from '@loja/domain/format'
import type { ReactNode } from 'react'
import styles from './GrowthNote.module.css'
import { messages } from './messages'

const ICONS: Record<Trend, ReactNode> = {
  up: <ArrowUpOutlined aria-hidden />,
  down: <ArrowDownOutlined aria-hidden />,
  flat: null,
}

export type GrowthTexts = Record<Trend, (change: string) => string>

interface Props {
  texts: GrowthTexts
  meaning?: string
  percent: number | null
}

export function GrowthNote({ texts, meaning, percent }: Props) {
  if (percent === null) return <span title={messages.noGrowthMeaning}>{messages.noGrowth}</span>
  const trend = trendOf(percent)
  return (
    <span className={styles.growth} data-trend={trend} title={meaning}>
      {ICONS[trend]}
      {texts[trend](formatGrowth(percent))}
    </span>
  )
}
