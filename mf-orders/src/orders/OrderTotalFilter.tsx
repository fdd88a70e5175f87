import { formatTypedBrl, parseTypedBrl } from '@loja/domain/format'
import type { OrderTotalRange } from '@loja/domain/orders'
import { Input } from 'antd'
import { type Dispatch, type SetStateAction, useId, useState } from 'react'
import { messages } from './messages'
import styles from './OrderTotalFilter.module.css'

interface Props {
  range: OrderTotalRange | null
  onChange: Dispatch<SetStateAction<OrderTotalRange | null>>
}

const UNLIMITED: OrderTotalRange = { minTotal: null, maxTotal: null }

export function OrderTotalFilter({ range, onChange }: Props) {
  const { minTotal, maxTotal } = range ?? UNLIMITED
  const set = (patch: Partial<OrderTotalRange>) =>
    onChange((current) => {
      const next = { ...(current ?? UNLIMITED), ...patch }
      return next.minTotal === null && next.maxTotal === null ? null : next
    })
  return (
    <div className={styles.totals}>
      <AmountInput label={messages.minTotal} amountBrl={minTotal} onChange={(amount) => set({ minTotal: amount })} />
      <AmountInput label={messages.maxTotal} amountBrl={maxTotal} onChange={(amount) => set({ maxTotal: amount })} />
    </div>
  )
}

interface AmountProps {
  label: string
  amountBrl: number | null
  onChange: (amountBrl: number | null) => void
}

/** Applied by Enter or when it loses the focus. */
function AmountInput({ label, amountBrl, onChange }: AmountProps) {
  const [text, setText] = useState(formatTypedBrl(amountBrl))
  const [isRefused, setRefused] = useState(false)
  const problemId = useId()
  const [shown, setShown] = useState(amountBrl)
  if (shown !== amountBrl) {
    setShown(amountBrl)
    setText(formatTypedBrl(amountBrl))
  }
  const apply = () => {
    const amount = parseTypedBrl(text)
    const isUnclear = amount === null && text.trim() !== ''
    setRefused(isUnclear)
    if (!isUnclear && amount !== amountBrl) onChange(amount)
  }
  return (
    <div>
      <Input
        prefix={label}
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        status={isRefused ? 'error' : ''}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? problemId : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setRefused(false)
        }}
        onBlur={apply}
        onPressEnter={apply}
      />
      <p id={problemId} role="alert" className={styles.problem}>
        {isRefused && messages.badTotal}
      </p>
    </div>
  )
}
