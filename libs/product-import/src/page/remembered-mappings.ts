import { type ColumnMapping, IMPORT_FIELDS } from '../index'

const KEY = 'loja:import-mappings'
const MOST = 20

export function rememberedMappings(): Record<string, ColumnMapping> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, mapping]) => isMapping(mapping)))
  } catch (error) {
    console.warn('[productImport.mappings] not readable', error)
    return {}
  }
}

/** @param headings by `headingsKey`; blank headings are not remembered */
export function rememberMapping(headings: string, mapping: ColumnMapping): void {
  if (headings.trim() === '') return
  const { [headings]: _old, ...others } = rememberedMappings()
  const newest = Object.entries(others).slice(1 - MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(newest), [headings]: mapping }))
  } catch (error) {
    console.warn('[productImport.mappings] not stored', error)
  }
}

function isMapping(value: unknown): value is ColumnMapping {
  return Array.isArray(value) && value.every((field) => field === null || IMPORT_FIELDS.includes(field))
}

export function headingsKey(headings: string[]): string {
  const filled = headings.slice(0, headings.findLastIndex((heading) => heading.trim() !== '') + 1)
  return filled.map((heading) => heading.trim().toLowerCase()).join('\t')
}
