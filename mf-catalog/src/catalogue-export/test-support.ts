import type { ProductExportRow } from '@loja/data/products'
import type { CatalogueChannel } from '@loja/domain/products'
import Papa from 'papaparse'
import { expect } from 'vitest'
import { buildExportRow } from '../testing/export-row'
import { createCatalogueFile } from './catalogue-file'

export const FACTS = { shopOrigin: 'https://loja.test', storeName: 'Loja', now: Date.parse('2026-11-23T12:00:00Z') }

export async function catalogueOf(channel: CatalogueChannel, rows: ProductExportRow[]) {
  const file = createCatalogueFile({ channel, ...FACTS }, '2026-11-22')
  await file.add(rows)
  const { file: blob, findings } = await file.finish()
  return { blob, findings, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer()) }
}

export async function cellsOf(channel: CatalogueChannel, overrides: Partial<ProductExportRow>) {
  const { text } = await catalogueOf(channel, [buildExportRow(overrides)])
  const delimiter = channel === 'google' ? '\t' : ','
  const dialect = { header: true, delimiter, newline: '\r\n', skipEmptyLines: true } as const
  const { data, errors } = Papa.parse<Record<string, string>>(text, dialect)
  expect(errors).toEqual([])
  expect(data).toHaveLength(1)
  return data[0] ?? {}
}
