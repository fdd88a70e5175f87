import type { PreviewRow, RowUnit } from '@loja/product-import/page'
import looks from '@loja/ui/looks.module.css'
import { Button, Input } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import { messages } from '../messages'
import styles from './Preview.module.css'

interface Props {
  row: Extract<PreviewRow, { group: 'rejected' }>
  unit: RowUnit
  headings: string[]
  busy: boolean
  onCorrect: (cells: string[]) => void
  onCancel: () => void
}

const ONE_LINE = 60

export function RowForm({ row: { line, values, position, reason }, unit, headings, busy, onCorrect, onCancel }: Props) {
  const id = useId()
  const [cells, setCells] = useState(() =>
    Array.from({ length: Math.max(headings.length, values.length) }, (_, at) => values[at] ?? ''),
  )
  const isUnchanged = reason.code !== 'struck-through' && cells.every((cell, at) => cell === (values[at] ?? ''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isUnchanged && !busy) onCorrect(cells)
  }
  return (
    <form className={styles.rowForm} aria-label={messages.rowForm(unit, line)} onSubmit={submit}>
      <div className={styles.columns}>
        {cells.map((cell, at) => {
          const initial = values[at] ?? ''
          const input = {
            id: `${id}-${at}`,
            value: cell,
            autoFocus: at === (position ?? 0),
            autoComplete: 'off',
            onChange: ({ target }: { target: { value: string } }) =>
              setCells(cells.map((other, index) => (index === at ? target.value : other))),
          }
          return (
            <div key={at} className={looks.labelled}>
              <label htmlFor={input.id} className={looks.oneLine}>
                {headings[at]?.trim() || messages.column(at)}
              </label>
              {initial.length > ONE_LINE || initial.includes('\n') ? (
                <Input.TextArea {...input} autoSize={{ minRows: 1, maxRows: 4 }} />
              ) : (
                <Input {...input} />
              )}
            </div>
          )
        })}
      </div>
      <div className={styles.correction}>
        <Button type="primary" htmlType="submit" disabled={isUnchanged}>
          {messages.correct}
        </Button>
        <Button onClick={onCancel}>{messages.cancelCorrection}</Button>
      </div>
    </form>
  )
}
