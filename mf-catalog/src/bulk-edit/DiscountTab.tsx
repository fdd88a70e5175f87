import type { DiscountKind } from '@loja/data/products'
import { parsePromotionMoment } from '@loja/domain/products'
import { Button } from 'antd'
import { useId, useState } from 'react'
import styles from './BulkEditDialog.module.css'
import type { BulkTabProps } from './bulk-change'
import { isOtherDiscountKind, parseDiscount } from './bulk-values'
import { ChangeForm } from './ChangeForm'
import { Choice, Fields, Hint, Text } from './fields'
import { messages } from './messages'

const KINDS: { value: DiscountKind; label: string }[] = [
  { value: 'percentage', label: messages.percentage },
  { value: 'fixed', label: messages.fixed },
]

export function DiscountTab(tab: BulkTabProps) {
  const [discount, setDiscount] = useState<DiscountKind>('percentage')
  const [text, setText] = useState('')
  const [dates, setDates] = useState({ start: '', end: '' })
  const [scheduling, setScheduling] = useState(false)
  const hint = useId()
  const datesHint = useId()
  const value = parseDiscount(discount, text)
  const isWrong = text.trim() !== '' && value === null
  const problems = isOtherDiscountKind(discount, text) ? messages.otherDiscount : messages.wrongDiscount
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
      <Fields>
        <Choice label={messages.discountKind} value={discount} options={KINDS} onChange={setDiscount} />
        <Text
          label={messages.discountValue}
          text={text}
          isWrong={isWrong}
          hint={hint}
          inputMode="decimal"
          {...(discount === 'fixed' ? { prefix: 'R$' } : { suffix: '%' })}
          onChange={setText}
        />
      </Fields>
      <Hint id={hint} isWrong={isWrong}>
        {isWrong ? problems[discount] : messages.discountHint}
      </Hint>
      {scheduling ? (
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
                hint={datesHint}
                onChange={(typed) => setDates({ ...dates, [edge]: typed })}
              />
            ))}
          </Fields>
          <Hint id={datesHint} isWrong={problem !== null}>
            {problem ?? messages.datesHint}
          </Hint>
        </>
      ) : (
        <Button className={styles.schedule} type="link" onClick={() => setScheduling(true)}>
          {messages.schedule}
        </Button>
      )}
    </ChangeForm>
  )
}

function problemOf(startsAt: string | null | undefined, endsAt: string | null | undefined): string | null {
  if (startsAt === undefined || endsAt === undefined) return messages.wrongDate
  if (endsAt !== null && Date.parse(endsAt) <= Date.now()) return messages.pastEnd
  return startsAt !== null && endsAt !== null && endsAt <= startsAt ? messages.endBeforeStart : null
}
