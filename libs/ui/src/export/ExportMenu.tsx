import { DownloadOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'

/** What staff may choose from. */
export type ExportFormat = 'xlsx' | 'csv'

const FORMATS: { key: ExportFormat; label: string }[] = [
  { key: 'xlsx', label: 'Excel (.xlsx)' },
  { key: 'csv', label: 'CSV (.csv)' },
]

interface Props {
  text: string
  disabled: boolean
  onExport: (format: ExportFormat) => void
}

/** The button that exports, and the formats to choose from. */
export function ExportMenu({ text, disabled, onExport }: Props) {
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled}
      menu={{ items: FORMATS, onClick: ({ key }) => onExport(key as ExportFormat) }}
    >
      <Button icon={<DownloadOutlined aria-hidden />} aria-haspopup="menu">
        {text}
      </Button>
    </Dropdown>
  )
}
