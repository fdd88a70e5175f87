import looks from '@loja/ui/looks.module.css'
import { Select } from 'antd'
import { useId } from 'react'
import type { ListHead, ReadingChoices } from './analysis-protocol'
import { listMessages as messages } from './messages'

interface Props extends Pick<ListHead, 'sheets' | 'sheet'> {
  busy: boolean
  onChoose: (change: Partial<ReadingChoices>) => void
}

export function SheetSelect({ sheets, sheet, busy, onChoose }: Props) {
  const id = useId()
  if (sheets.length < 2) return null
  return (
    <div className={looks.labelled}>
      <label htmlFor={id} className={looks.oneLine}>
        {messages.sheet}
      </label>
      <Select
        id={id}
        style={{ maxWidth: 360 }}
        disabled={busy}
        value={sheet}
        options={sheets.map((name) => ({ value: name, label: name }))}
        onChange={(name) => onChoose({ sheet: name ?? undefined, headingLine: undefined, mapping: undefined })}
      />
    </div>
  )
}
