import type { SpreadsheetFormat } from '@loja/spreadsheet'
import { Button, type ButtonProps, Dropdown } from 'antd'
import { useState } from 'react'

const FORMATS: { key: SpreadsheetFormat; label: string }[] = [
  { key: 'xlsx', label: 'Excel (.xlsx)' },
  { key: 'csv', label: 'CSV (.csv)' },
]

interface Props {
  button: ButtonProps
  onExport: (format: SpreadsheetFormat) => void
}

export function ExportFormats({ button, onExport }: Props) {
  const [open, setOpen] = useState(true)
  return (
    <Dropdown
      trigger={['click']}
      disabled={button.disabled === true}
      menu={{ items: FORMATS, onClick: ({ key }) => onExport(key as SpreadsheetFormat) }}
      open={open}
      onOpenChange={setOpen}
    >
      <Button autoFocus {...button} />
    </Dropdown>
  )
}
