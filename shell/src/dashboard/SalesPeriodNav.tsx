import { formatSalesChoice, parseSalesChoice, SALES_PRESETS, type SalesChoice } from '@loja/domain/dashboard'
import looks from '@loja/ui/looks.module.css'
import { Input } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import styles from './SalesPeriodNav.module.css'
import { messages } from './sales-messages'

interface Days {
  firstDay: string
  lastDay: string
}

interface Props {
  choice: SalesChoice
  resolved: Days
  today: string
}

export function SalesPeriodNav({ choice, resolved, today }: Props) {
  const isOwn = !('preset' in choice)
  const [choosing, setChoosing] = useState(false)
  return (
    <div className={styles.period}>
      <nav aria-label={messages.period} className={`${looks.wrap} ${looks.gapSmall}`}>
        {SALES_PRESETS.map((preset) => (
          <Link
            key={preset}
            to={{ search: new URLSearchParams(formatSalesChoice({ preset })).toString() }}
            replace
            preventScrollReset
            className={styles.choice}
            aria-current={'preset' in choice && choice.preset === preset ? 'true' : undefined}
            onClick={() => setChoosing(false)}
          >
            {messages.presets[preset]}
          </Link>
        ))}
        <button
          type="button"
          className={styles.choice}
          aria-expanded={isOwn || choosing}
          aria-current={isOwn ? 'true' : undefined}
          onClick={() => setChoosing(!choosing)}
        >
          {messages.ownPeriod}
        </button>
      </nav>
      {(isOwn || choosing) && <DayFields resolved={resolved} today={today} />}
    </div>
  )
}

/** Writes the address when the focus leaves two whole days. */
function DayFields({ resolved, today }: Pick<Props, 'resolved' | 'today'>) {
  const [days, setDays] = useState(resolved)
  const [, setQuery] = useSearchParams()
  const write = () => {
    const { firstDay: de, lastDay: ate } = days
    if (!de || !ate || (de === resolved.firstDay && ate === resolved.lastDay)) return
    const typed = parseSalesChoice(new URLSearchParams({ de, ate }))
    if (!('preset' in typed)) setDays(typed)
    setQuery(formatSalesChoice(typed), { replace: true, preventScrollReset: true })
  }
  return (
    <div className={styles.days}>
      {(['firstDay', 'lastDay'] as const).map((name) => (
        <Input
          key={name}
          type="date"
          aria-label={messages[name]}
          title={messages[name]}
          value={days[name]}
          max={today}
          onChange={({ target }) => setDays({ ...days, [name]: target.value })}
          // Not between the two.
          onBlur={({ relatedTarget }) => {
            if ((relatedTarget as Partial<HTMLInputElement> | null)?.type !== 'date') write()
          }}
          onPressEnter={write}
        />
      ))}
    </div>
  )
}
