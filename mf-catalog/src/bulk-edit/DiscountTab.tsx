import type { DiscountKind } from '@loja/data/products'
import { isOtherDiscountKind } from '@loja/domain/format'
import { parsePromotionMoment } from '@loja/domain/products'
import { Button } from 'antd'
import { useId, useState } from 'react'
import styles from './BulkEditDialog.module.css'
import type { BulkTabProps } from './bulk-change'
import { parseDiscount } from './bulk-values'
import { ChangeForm } from './ChangeForm'
import { ChosenText, Fields, Hint, Text } from './fields'
import { messages } from './messages'

interface Dates {
  start: string
  end: string
}

const KINDS: { value: DiscountKind; label: string }[] = [
  { value: 'percentage', label: messages.percentage },
  { value: 'fixed', label: messages.fixed },
]

export function DiscountTab(tab: BulkTabProps) {
  const [discount, setDiscount] = useState<DiscountKind>('percentage')
  const [text, setText] = useState('')
  const [dates, setDates] = useState<Dates>({ start: '', end: '' })
  const value = parseDiscount(discount, text)
  const isWrong = text.trim() !== '' && value === null
  const problems = isOtherDiscountKind(text, discount === 'percentage')
    ? messages.otherDiscount
    : messages.wrongDiscount
  const startsAt = parsePromotionMoment(dates.start, 'start')
  const endsAt = parsePromotionMoment(dates.end, 'end')
  const problem = problemOf(startsAt, endsAt)
  const isValid = value !== null && problem === null
  return (
    <ChangeForm
      {...tab}
      kind="discount"
      change={
        isValid ? { kind: 'discount', discount, value, startsAt: startsAt ?? null, endsAt: endsAt ?? null } : null
      }
    >
      <ChosenText
        label={messages.discountKind}
        value={discount}
        options={KINDS}
        onChange={setDiscount}
        textLabel={messages.discountValue}
        text={text}
        problem={isWrong ? problems[discount] : null}
        hint={messages.discountHint}
        inputMode="decimal"
        {...(discount === 'fixed' ? { prefix: 'R$' } : { suffix: '%' })}
        onText={setText}
      />
      <DiscountDates dates={dates} problem={problem} onChange={setDates} />
    </ChangeForm>
  )
}

interface DatesProps {
  dates: Dates
  problem: string | null
  onChange: (dates: Dates) => void
}

function DiscountDates({ dates, problem, onChange }: DatesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const hint = useId()
  if (!isOpen)
    return (
      <Button className={styles.schedule} type="link" onClick={() => setIsOpen(true)}>
        {messages.schedule}
      </Button>
    )
  return (
    <>
      <Fields>
        {(['start', 'end'] as const).map((edge) => (
          <Text
            key={edge}
            label={messages.dates[edge]}
            autoFocus={edge === 'start'}
            placeholder={messages.datePlaceholders[edge]}
            text={dates[edge]}
            isWrong={problem !== null}
            hint={hint}
            onChange={(typed) => onChange({ ...dates, [edge]: typed })}
          />
        ))}
      </Fields>
      <Hint id={hint} isWrong={problem !== null}>
        {problem ?? messages.datesHint}
      </Hint>
    </>
  )
}

function problemOf(startsAt: string | null | undefined, endsAt: string | null | undefined): string | null {
  if (startsAt === undefined || endsAt === undefined) return messages.wrongDate
  if (endsAt !== null && Date.parse(endsAt) <= Date.now()) return messages.pastEnd
  return startsAt !== null && endsAt !== null && endsAt <= startsAt ? messages.endBeforeStart : null
}
