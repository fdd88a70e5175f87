import { DownloadOutlined } from '@ant-design/icons'
import type { SpreadsheetFormat } from '@loja/spreadsheet'
import { Button, Dropdown } from 'antd'

const FORMATS: { key: SpreadsheetFormat; label: string }[] = [
  { key: 'xlsx', label: 'Excel (.xlsx)' },
  { key: 'csv', label: 'CSV (.csv)' },
]

interface Props {
  text: string
  disabled: boolean
  onExport: (format: SpreadsheetFormat) => void
}

/** The button that exports, and the formats to choose from. */
export function ExportMenu({ text, disabled, onExport }: Props) {
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled}
      menu={{ items: FORMATS, onClick: ({ key }) => onExport(key as SpreadsheetFormat) }}
    >
      <Button icon={<DownloadOutlined aria-hidden />} aria-haspopup="menu">
        {text}
      </Button>
    </Dropdown>
  )
}
