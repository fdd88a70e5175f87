import looks from '@loja/ui/looks.module.css'
import { Collapse, InputNumber, Select } from 'antd'
import { type SyntheticEvent, useId } from 'react'
import { IMPORT_FIELDS, type ImportField, NO_HEADINGS } from '../index'
import type { ListSummary, ReadingChoices } from './analysis-protocol'
import styles from './ListReading.module.css'
import { listMessages as messages } from './messages'

interface Props {
  summary: ListSummary
  busy: boolean
  onChoose: (change: Partial<ReadingChoices>) => void
}

const NONE = ''
const OPTIONS = [
  { value: NONE, label: messages.notImported },
  ...IMPORT_FIELDS.map((field) => ({ value: field, label: messages.fields[field] })),
]

export function ColumnsPanel({ summary, busy, onChoose }: Props) {
  const { headings, headingLine, mapping } = summary
  const id = useId()
  const map = (position: number, field: ImportField | null) =>
    onChoose({
      mapping: mapping.map((other, at) => {
        if (at === position) return field
        return other === field ? null : other
      }),
    })
  const readFrom = (line: number | null) => {
    if (line !== null && line !== headingLine) onChoose({ headingLine: line, mapping: undefined })
  }
  if (headings.length === 0) return null
  const isUnderstood = mapping.includes('name') && mapping.includes('price')
  return (
    <Collapse
      size="small"
      defaultActiveKey={isUnderstood ? [] : ['columns']}
      items={[
        {
          key: 'columns',
          label: messages.columns,
          children: (
            <>
              <p className={`${looks.hint} ${looks.flush} ${looks.after12}`}>{messages.columnsHint}</p>
              <div className={styles.columns}>
                {headingLine !== null && (
                  <div className={looks.labelled}>
                    <label htmlFor={`${id}-line`} className={looks.oneLine}>
                      {messages.headingLine}
                    </label>
                    <InputNumber
                      id={`${id}-line`}
                      min={NO_HEADINGS}
                      precision={0}
                      controls={false}
                      disabled={busy}
                      value={headingLine}
                      style={{ width: '100%' }}
                      onStep={(line) => readFrom(Number(line))}
                      onPressEnter={(event) => readFrom(typedLine(event))}
                      onBlur={(event) => readFrom(typedLine(event))}
                    />
                  </div>
                )}
                {headings.map((heading, position) => (
                  <div className={looks.labelled} key={position}>
                    <label htmlFor={`${id}-${position}`} className={looks.oneLine} title={heading}>
                      {heading.trim() === '' ? messages.column(position) : messages.columnOf(heading.trim())}
                    </label>
                    <Select
                      id={`${id}-${position}`}
                      disabled={busy}
                      value={mapping[position] ?? NONE}
                      options={OPTIONS}
                      onChange={(field) => map(position, field === NONE ? null : (field as ImportField))}
                    />
                  </div>
                ))}
              </div>
            </>
          ),
        },
      ]}
    />
  )
}

/** The event reaches a frame around the input. @returns null for an empty field */
function typedLine({ target }: SyntheticEvent): number | null {
  const { value } = target as HTMLInputElement
  return value === '' ? null : Number(value)
}
