import { foldText } from '@loja/domain/list'
import { htmlText } from '../../product/html-text'
import {
  BY_SKU,
  deepestCategory,
  type PlatformProduct,
  type PlatformRow,
  type PlatformRules,
  textCell,
  withoutZeros,
} from '../platform-rules'

const situationIs = (row: PlatformRow, start: string) => foldText(row.text('situation')).startsWith(start)

export const ERP = {
  join: BY_SKU,
  own: ['stock', 'minStockAlert'],
  isDeleted: (row) => situationIs(row, 'exclu'),
} satisfies Partial<PlatformRules>

export function finishErpProduct({ row, parent, cells }: PlatformProduct): void {
  cells.category = textCell(deepestCategory(cells.category?.text ?? '', />>?/))
  cells.description = textCell(htmlText(cells.description?.text ?? ''))
  for (const field of ['price', 'cost', 'stock', 'minStockAlert'] as const) {
    const cell = cells[field]
    if (cell) cells[field] = { ...cell, text: withoutZeros(cell.text) }
  }
  if ([row, parent].some((each) => situationIs(each, 'inativ'))) cells.isActive = textCell('inativo')
}

export function optionsIn(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((option) => option.slice(option.indexOf(':') + 1).trim())
    .filter((option) => option !== '')
}
