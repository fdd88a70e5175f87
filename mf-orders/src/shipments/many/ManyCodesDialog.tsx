import { CloseButton, Dialog, useTypedText } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { Button, Checkbox } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { NotifyButton } from '../../notify/NotifyButton'
import { AppliedList } from './AppliedList'
import { ListInput } from './ListInput'
import styles from './ManyCodesDialog.module.css'
import { messages } from './messages'
import { ReviewTable } from './ReviewTable'
import { type AppliedRow, isApplicable, type ReviewRow, sentRows } from './review-rows'
import { useManyCodes } from './use-many-codes'

export function ManyCodesDialog({ onClose }: { onClose: () => void }) {
  const many = useManyCodes()
  const { step, isBusy } = many
  const sent = step.name === 'done' ? sentOrders(step.rows) : null
  const { close, question } = useTypedText(step.name !== 'done' && many.text.trim() !== '', onClose)
  const top = useRef<HTMLDivElement>(null)
  useEffect(
    function focusTheNextStep() {
      if (step.name !== 'input') top.current?.focus()
    },
    [step.name],
  )
  return (
    <>
      <Dialog
        width={820}
        tall
        title={messages.title}
        closable={!isBusy}
        keyboard={!isBusy}
        mask={{ closable: false }}
        onCancel={close}
        secondary={
          step.name === 'input' ? (
            <Button disabled={isBusy} onClick={close}>
              {messages.cancel}
            </Button>
          ) : (
            <>
              {step.name === 'review' && (
                <Button disabled={isBusy} onClick={many.back}>
                  {messages.back}
                </Button>
              )}
              {sent && sent.count > 0 && <NotifyButton {...sent} sort="date_desc" />}
            </>
          )
        }
        primary={<StepButton many={many} onClose={onClose} />}
      >
        <div ref={top} tabIndex={-1} className={styles.step}>
          <StepContent many={many} />
        </div>
      </Dialog>
      {question}
    </>
  )
}

interface StepProps {
  many: ReturnType<typeof useManyCodes>
}

function StepButton({ many, onClose }: StepProps & { onClose: () => void }) {
  const { step, list, isBusy } = many
  if (step.name === 'done') return <CloseButton onClick={onClose} />
  const sent = step.name === 'review' ? sentRows(step.rows, many.setSent).length : null
  return (
    <Button
      type="primary"
      loading={isBusy}
      disabled={(sent ?? list.lines.length + list.faults.length) === 0}
      onClick={sent === null ? many.check : many.apply}
    >
      {sent === null ? messages.check : messages.apply(sent)}
    </Button>
  )
}

function StepContent({ many }: StepProps) {
  const { step, text, list } = many
  const leftOut = list.leftOut > 0 && messages.leftOut(list.leftOut)
  if (step.name === 'input')
    return (
      <>
        <ListInput text={text} onChange={many.setText} />
        <StepText role="status">
          {text.trim() !== '' && messages.read(list.lines.length, list.faults.length)} {leftOut}
        </StepText>
      </>
    )
  if (step.name === 'review')
    return (
      <>
        <StepText role="status">{messages.summary(countRows(step.rows))}</StepText>
        {leftOut && <StepText>{leftOut}</StepText>}
        <Checkbox checked={many.setSent} onChange={(event) => many.setSetSent(event.target.checked)}>
          {messages.setSent}
        </Checkbox>
        <ReviewTable rows={step.rows} onInclude={many.include} />
      </>
    )
  return (
    <>
      <StepText role="status">{messages.applied(...countApplied(step.rows))}</StepText>
      <AppliedList rows={step.rows} />
    </>
  )
}

function StepText(props: { role?: 'status'; children: ReactNode }) {
  return <p className={`${looks.flush} ${looks.medium}`} {...props} />
}

function countRows(rows: ReviewRow[]) {
  const ready = rows.filter((row) => row.included).length
  const attention = rows.filter((row) => !row.included && isApplicable(row)).length
  return { ready, attention, failed: rows.length - ready - attention }
}

function countApplied(rows: AppliedRow[]): [count: number, sent: number] {
  const saved = rows.filter(({ applied }) => applied?.result === 'saved').length
  return [saved, rows.filter(({ applied }) => applied?.sent).length]
}

function sentOrders(rows: AppliedRow[]) {
  const ids = rows.flatMap(({ row, applied }) => (applied?.result === 'saved' && row.target ? [row.target.id] : []))
  return { count: ids.length, seenSelection: () => ({ seen: Object.fromEntries(ids.map((id) => [id, 1])) }) }
}
