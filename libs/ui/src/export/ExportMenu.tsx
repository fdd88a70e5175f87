import { DownloadOutlined } from '@ant-design/icons'
import type { SpreadsheetFormat } from '@loja/spreadsheet'
import { Button } from 'antd'
import { Menu } from '../menu/Menu'

const QUIET = { size: 'small', type: 'text' } as const

interface Props {
  text: string
  isQuiet?: boolean
  disabled: boolean
  onExport: (format: SpreadsheetFormat) => void
}

const FORMATS: { key: SpreadsheetFormat; label: string }[] = [
  { key: 'xlsx', label: 'Excel (.xlsx)' },
  { key: 'csv', label: 'CSV (.csv)' },
]

export function ExportMenu({ text, isQuiet = false, disabled, onExport }: Props) {
  return (
    <Menu items={FORMATS.map((format) => ({ ...format, onClick: () => onExport(format.key) }))}>
      <Button {...(isQuiet && QUIET)} disabled={disabled} icon={<DownloadOutlined aria-hidden />} aria-haspopup="menu">
        {text}
      </Button>
    </Menu>
  )
}
