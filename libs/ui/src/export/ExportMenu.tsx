import { DownloadOutlined } from '@ant-design/icons'
import type { SpreadsheetFormat } from '@loja/spreadsheet'
import { Button, Dropdown } from 'antd'

const FORMATS: { key: SpreadsheetFormat; label: string }[] = [
  { key: 'xlsx', label: 'Excel (.xlsx)' },
  { key: 'csv', label: 'CSV (.csv)' },
]

const QUIET = { size: 'small', type: 'text' } as const

interface Props {
  text: string
  /** Among the small buttons of a toolbar. */
  isQuiet?: boolean
  disabled: boolean
  onExport: (format: SpreadsheetFormat) => void
}

/** The button that exports, and the formats to choose from. */
export function ExportMenu({ text, isQuiet = false, disabled, onExport }: Props) {
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled}
      menu={{ items: FORMATS, onClick: ({ key }) => onExport(key as SpreadsheetFormat) }}
    >
      <Button {...(isQuiet && QUIET)} icon={<DownloadOutlined aria-hidden />} aria-haspopup="menu">
        {text}
      </Button>
    </Dropdown>
  )
}
