import { type ColumnMapping, IMPORT_FIELDS } from '@loja/product-import'
import type { SupplierReading } from '@loja/product-import/supplier-lines'

/** The oldest is removed. */
const MOST_MAPPINGS = 20

/** As stored, without what this release does not know. */
export function storedReading(stored: unknown): SupplierReading {
  if (typeof stored !== 'object' || stored === null) return {}
  const { sheet, mappings, priceLabel, pricePerPack } = stored as Record<string, unknown>
  return {
    ...(typeof sheet === 'string' && { sheet }),
    ...(typeof mappings === 'object' && mappings !== null && { mappings: knownMappings(mappings) }),
    ...(typeof priceLabel === 'string' && { priceLabel }),
    ...(typeof pricePerPack === 'boolean' && { pricePerPack }),
  }
}

function knownMappings(mappings: object): Record<string, ColumnMapping> {
  const isMapping = (value: unknown) =>
    Array.isArray(value) && value.every((field) => field === null || IMPORT_FIELDS.includes(field))
  return Object.fromEntries(Object.entries(mappings).filter(([, mapping]) => isMapping(mapping)))
}

export function withMapping(reading: SupplierReading, headings: string, mapping: ColumnMapping): SupplierReading {
  if (headings.trim() === '') return reading
  const { [headings]: _old, ...others } = reading.mappings ?? {}
  const newest = Object.entries(others).slice(1 - MOST_MAPPINGS)
  return { ...reading, mappings: { ...Object.fromEntries(newest), [headings]: mapping } }
}
