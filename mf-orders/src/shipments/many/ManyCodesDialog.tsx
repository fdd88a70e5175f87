import { Dialog, useTypedText } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { Button, Checkbox } from 'antd'
import { useEffect, useRef } from 'react'
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
  const { step, list, isBusy, setSent } = many
  const { close, question } = useTypedText(step.name !== 'done' && many.text.trim() !== '', onClose)
  const top = useRef<HTMLDivElement>(null)
  useEffect(
    function focusTheNextStep() {
      if (step.name !== 'input') top.current?.focus()
    },
    [step.name],
  )
  const sent = step.name === 'review' ? sentRows(step.rows, setSent) : []
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
              {step.name === 'done' && <NotifyButton {...sentOrders(step.rows)} sort="date_desc" />}
            </>
          )
        }
        primary={
          step.name === 'input' ? (
            <Button
              type="primary"
              loading={isBusy}
              disabled={list.lines.length + list.faults.length === 0}
              onClick={many.check}
            >
              {messages.check}
            </Button>
          ) : step.name === 'review' ? (
            <Button type="primary" loading={isBusy} disabled={sent.length === 0} onClick={many.apply}>
              {messages.apply(sent.length)}
            </Button>
          ) : (
            <Button type="primary" onClick={onClose}>
              {messages.close}
            </Button>
          )
        }
      >
        <div ref={top} tabIndex={-1} className={styles.step}>
          {step.name === 'input' && (
            <>
              <ListInput text={many.text} onChange={many.setText} />
              <p className={`${looks.flush} ${looks.medium}`} role="status">
                {many.text.trim() !== '' && messages.read(list.lines.length, list.faults.length)}
                {list.leftOut > 0 && ` ${messages.leftOut(list.leftOut)}`}
              </p>
            </>
          )}
          {step.name === 'review' && (
            <>
              <p className={`${looks.flush} ${looks.medium}`} role="status">
                {messages.summary(countRows(step.rows))}
              </p>
              {list.leftOut > 0 && <p className={`${looks.flush} ${looks.medium}`}>{messages.leftOut(list.leftOut)}</p>}
              <Checkbox checked={setSent} onChange={(event) => many.setSetSent(event.target.checked)}>
                {messages.setSent}
              </Checkbox>
              <ReviewTable rows={step.rows} onInclude={many.include} />
            </>
          )}
          {step.name === 'done' && (
            <>
              <p className={`${looks.flush} ${looks.medium}`} role="status">
                {messages.applied(...countApplied(step.rows))}
              </p>
              <AppliedList rows={step.rows} />
            </>
          )}
        </div>
      </Dialog>
      {question}
    </>
  )
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
