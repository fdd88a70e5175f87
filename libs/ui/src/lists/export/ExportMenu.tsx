import { DownloadOutlined } from '@ant-design/icons'
import type { SpreadsheetFormat } from '@loja/spreadsheet'
import { Button } from 'antd'
import { Menu } from '../../late/Menu'

interface Props {
  text: string
  disabled: boolean
  variant?: string
  onExport: (format: SpreadsheetFormat, isVariant: boolean) => void
}

const FORMATS: { key: SpreadsheetFormat; name: string }[] = [
  { key: 'xlsx', name: 'Excel' },
  { key: 'csv', name: 'CSV' },
]

function itemsOf(onExport: Props['onExport'], variant = '') {
  return ['', variant].flatMap((kind, index) =>
    index > 0 && kind === ''
      ? []
      : FORMATS.map(({ key, name }) => ({
          key: key + kind,
          label: [name, kind, `(.${key})`].filter(Boolean).join(' '),
          onClick: () => onExport(key, index > 0),
        })),
  )
}

/** For the menu of a list. */
export function exportItems(text: string, onExport: Props['onExport'], variant?: string) {
  return itemsOf(onExport, variant).map((item) => ({ ...item, label: `${text} ${item.label}` }))
}

export function ExportMenu({ text, disabled, variant, onExport }: Props) {
  const items = itemsOf(onExport, variant)
  return (
    <Menu items={items}>
      <Button disabled={disabled} icon={<DownloadOutlined aria-hidden />} aria-haspopup="menu">
        {text}
      </Button>
    </Menu>
  )
}
