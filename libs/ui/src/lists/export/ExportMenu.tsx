import { DownloadOutlined } from '@ant-design/icons'
import type { SpreadsheetFormat } from '@loja/spreadsheet'
import { Button } from 'antd'
import { Menu } from '../../late/Menu'

interface Props {
  text: string
  disabled: boolean
  /** A second kind of file, e.g. `com itens`. */
  variant?: string
  onExport: (format: SpreadsheetFormat, isVariant: boolean) => void
}

const FORMATS: { key: SpreadsheetFormat; name: string }[] = [
  { key: 'xlsx', name: 'Excel' },
  { key: 'csv', name: 'CSV' },
]

const itemsOf = (onExport: (format: SpreadsheetFormat) => void, variant = '') =>
  FORMATS.map(({ key, name }) => ({
    key: key + variant,
    label: [name, variant, `(.${key})`].filter(Boolean).join(' '),
    onClick: () => onExport(key),
  }))

/** For the menu of a list. */
export function exportItems(text: string, onExport: (format: SpreadsheetFormat) => void) {
  return itemsOf(onExport).map((item) => ({ ...item, label: `${text} ${item.label}` }))
}

export function ExportMenu({ text, disabled, variant, onExport }: Props) {
  const items = [
    ...itemsOf((format) => onExport(format, false)),
    ...(variant ? itemsOf((format) => onExport(format, true), variant) : []),
  ]
  return (
    <Menu items={items}>
      <Button disabled={disabled} icon={<DownloadOutlined aria-hidden />} aria-haspopup="menu">
        {text}
      </Button>
    </Menu>
  )
}
