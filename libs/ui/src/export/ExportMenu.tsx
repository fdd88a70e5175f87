import { DownloadOutlined } from '@ant-design/icons'
import type { SpreadsheetFormat } from '@loja/spreadsheet'
import { Button } from 'antd'
import { useOnDemand } from '../lazy/use-on-demand'

const loadFormats = async () => (await import('./ExportFormats')).ExportFormats

const QUIET = { size: 'small', type: 'text' } as const

interface Props {
  text: string
  isQuiet?: boolean
  disabled: boolean
  onExport: (format: SpreadsheetFormat) => void
}

export function ExportMenu({ text, isQuiet = false, disabled, onExport }: Props) {
  const { part: ExportFormats, buttonProps } = useOnDemand('export-formats', loadFormats)
  const look = {
    ...(isQuiet && QUIET),
    disabled,
    icon: <DownloadOutlined aria-hidden />,
    'aria-haspopup': 'menu',
    children: text,
  } as const
  return ExportFormats ? <ExportFormats button={look} onExport={onExport} /> : <Button {...look} {...buttonProps} />
}
