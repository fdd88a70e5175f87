import type { SpreadsheetFormat } from '@loja/spreadsheet'

const FORMATS: { key: SpreadsheetFormat; name: string }[] = [
  { key: 'xlsx', name: 'Excel' },
  { key: 'csv', name: 'CSV' },
]

/** For the menu of a list. */
export function exportItems(
  text: string,
  onExport: (format: SpreadsheetFormat, isVariant: boolean) => void,
  variant = '',
) {
  const kinds = variant === '' ? [''] : ['', variant]
  return kinds.flatMap((kind) =>
    FORMATS.map(({ key, name }) => ({
      key: key + kind,
      label: [text, name, kind, `(.${key})`].filter(Boolean).join(' '),
      onClick: () => onExport(key, kind !== ''),
    })),
  )
}
