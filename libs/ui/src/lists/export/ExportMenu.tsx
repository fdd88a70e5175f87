import { DownloadOutlined } from '@ant-design/icons'
import type { SpreadsheetFormat } from '@loja/spreadsheet'
import { Button } from 'antd'
import { Menu } from '../../late/Menu'

interface Props {
  text: string
  disabled: boolean
  onExport: (format: SpreadsheetFormat) => void
}

const FORMATS: { key: SpreadsheetFormat; label: string }[] = [
  { key: 'xlsx', label: 'Excel (.xlsx)' },
  { key: 'csv', label: 'CSV (.csv)' },
]

/** For the menu of a list. */
export function exportItems(text: string, onExport: Props['onExport']) {
  return FORMATS.map(({ key, label }) => ({ key, label: `${text} ${label}`, onClick: () => onExport(key) }))
}

export function ExportMenu({ text, disabled, onExport }: Props) {
  return (
    <Menu items={FORMATS.map((format) => ({ ...format, onClick: () => onExport(format.key) }))}>
      <Button disabled={disabled} icon={<DownloadOutlined aria-hidden />} aria-haspopup="menu">
        {text}
      </Button>
    </Menu>
  )
}
