import { reasonText } from '@loja/product-import'
import type { Correction, PreviewRow, RowUnit } from '@loja/product-import/page'
import { useLeaveFocusToNeighbour } from '@loja/ui/dialogs'
import looks from '@loja/ui/looks.module.css'
import { Button, Input } from 'antd'
import { type FormEvent, useRef, useState } from 'react'
import { messages } from '../messages'
import styles from './Preview.module.css'
import { RowForm } from './RowForm'

interface Props {
  row: Extract<PreviewRow, { group: 'rejected' }>
  unit: RowUnit
  headings: string[]
  busy: boolean
  onCorrect: (correction: Correction) => void
}

export function RejectedItem({ row, unit, headings, busy, onCorrect }: Props) {
  const { line, position, reason, values, alike } = row
  const [isWhole, setIsWhole] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  useLeaveFocusToNeighbour(item)
  return (
    <li ref={item} className={styles.item}>
      <span className={styles.line}>{messages.place(unit, line)}</span>
      <span className={styles.words}>
        <span className={looks.medium}>{reasonText(reason)}</span>
        {isWhole ? (
          <RowForm
            row={row}
            unit={unit}
            headings={headings}
            busy={busy}
            onCorrect={(cells) => onCorrect({ line, cells })}
            onCancel={() => setIsWhole(false)}
          />
        ) : (
          <>
            <span className={looks.hint}>{textOf(values, headings, position)}</span>
            <span className={styles.correction}>
              {position !== null && (
                <CellForm
                  label={messages.correction(headings[position]?.trim() || messages.column(position), unit, line)}
                  initial={values[position] ?? ''}
                  alike={alike}
                  mayStay={reason.code === 'struck-through'}
                  busy={busy}
                  onCorrect={(text, everywhere) => onCorrect({ line, position, text, everywhere })}
                />
              )}
              <Button type="link" className={styles.wholeRow ?? ''} onClick={() => setIsWhole(true)}>
                {messages.correctRow(unit)}
              </Button>
            </span>
          </>
        )}
      </span>
    </li>
  )
}

function textOf(values: string[], headings: string[], position: number | null): string {
  return values
    .map((value, at) =>
      at === position || value.trim() === '' ? '' : `${headings[at]?.trim() || messages.column(at)}: ${value}`,
    )
    .filter((text) => text !== '')
    .join(' · ')
}

interface FormProps {
  label: string
  initial: string
  alike: number
  mayStay: boolean
  busy: boolean
  onCorrect: (text: string, everywhere: boolean) => void
}

function CellForm({ label, initial, alike, mayStay, busy, onCorrect }: FormProps) {
  // The text belongs to the cell at that time: a refused correction is the next text to correct.
  const [typed, setTyped] = useState({ text: initial, of: initial })
  const text = typed.of === initial ? typed.text : initial
  const unchanged = text === initial && !mayStay
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!unchanged && !busy) onCorrect(text, false)
  }
  return (
    <form className={styles.correction} onSubmit={submit}>
      <Input
        className={styles.cell}
        value={text}
        aria-label={label}
        autoComplete="off"
        onChange={(event) => setTyped({ text: event.target.value, of: initial })}
      />
      <Button htmlType="submit" disabled={unchanged}>
        {messages.correct}
      </Button>
      {alike > 1 && (
        <Button disabled={unchanged} onClick={() => !busy && onCorrect(text, true)}>
          {messages.correctAll(alike)}
        </Button>
      )}
    </form>
  )
}
