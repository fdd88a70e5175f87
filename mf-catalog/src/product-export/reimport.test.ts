import type { ProductExportRow } from '@loja/data/products'
import { normalizeProductName, UNLIMITED_STOCK } from '@loja/domain/products'
import {
  checkInSlices,
  guessMapping,
  type ImportTable,
  planImport,
  readImportTable,
  readSheetTable,
} from '@loja/product-import'
import { openWorkbook } from '@loja/product-import/xlsx'
import { createSpreadsheet } from '@loja/spreadsheet'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildExportRow } from '../testing/export-row'
import { PRODUCT_COLUMNS } from './product-columns'

async function exported(format: 'csv' | 'xlsx', rows: ProductExportRow[]): Promise<Blob> {
  const file = createSpreadsheet(format, { columns: PRODUCT_COLUMNS, sheetName: 'Produtos' })
  await file.add(rows)
  return file.finish()
}

const READ: Record<'csv' | 'xlsx', (file: Blob) => Promise<ImportTable>> = {
  csv: async (file) => readImportTable(await file.text()),
  xlsx: async (file) => {
    const workbook = await openWorkbook(new Uint8Array(await file.arrayBuffer()))
    return readSheetTable((await workbook.readSheet(0)).rows)
  },
}

function productsOf(table: ImportTable) {
  const defaults = { categoryId: null, stock: UNLIMITED_STOCK }
  const slices = checkInSlices(table, planImport(table, guessMapping(table), defaults))
  let step = slices.next()
  while (!step.done) step = slices.next()
  const { ready, rejected, duplicates } = step.value
  expect({ rejected, duplicates }).toEqual({ rejected: [], duplicates: [] })
  expect(ready.flatMap(({ warnings }) => warnings).filter(({ code }) => !/price|duplicate/.test(code))).toEqual([])
  return ready.map(({ product }) => product)
}

function comparable({ id: _, createdAt: __, ...product }: ProductExportRow) {
  return { ...product, categoryId: null, brandId: null, brandName: product.brandName ?? '' }
}

const word = fc.string({ unit: fc.constantFrom(...'aÁé ç;,"=+-@1.\'', '<b>', '&amp;'), minLength: 1, maxLength: 10 })
const text = word.map((value) => value.trim()).filter((value) => value !== '')
const cents = fc.integer({ min: 0, max: 99_999_999 }).map((value) => value / 100)
const moment = (least: number) =>
  fc.option(
    fc.integer({ min: least, max: least + 2_000_000 }).map((minutes) => new Date(minutes * 60_000).toISOString()),
  )
const [from, until] = [moment(28_000_000), moment(31_000_000)]
const dated = fc.oneof(
  fc.constant({ salePrice: null, isFeatured: false }),
  fc.record({ salePrice: cents, saleStartsAt: from, saleEndsAt: until }),
  fc.record({ isFeatured: fc.constant(true), featuredFrom: from, featuredUntil: until }),
)
const image = fc.nat(99).map((n) => `https://cdn.test/a,b/${n}.jpg`)

type Codes = Pick<ProductExportRow, 'sku' | 'gtin'>

/** No two stored products have one code. */
function freeCodes(earlier: (readonly [Codes, string])[], { sku, gtin }: Codes): Codes {
  const isFree = (field: keyof Codes, code: string | null) => !earlier.some(([codes]) => codes[field] === code)
  return { sku: isFree('sku', sku) ? sku : null, gtin: isFree('gtin', gtin) ? gtin : null }
}

test.each(['csv', 'xlsx'] as const)(
  '[EXP-05] [IMP-04] [FEAT-07] an exported list is imported as the same products with any texts: %s',
  async (format) => {
    const row = fc
      .record({
        description: fc.option(text),
        shortDescription: fc.option(text),
        price: cents,
        stockQuantity: fc.constantFrom(null, 0, 12, UNLIMITED_STOCK),
        minStockAlert: fc.option(fc.nat(20)),
        isActive: fc.boolean(),
        mainImage: fc.option(image),
        images: fc.uniqueArray(image, { maxLength: 4 }),
        sku: fc.constantFrom(null, '0012', '-A 1', '=B', '12E5'),
        gtin: fc.constantFrom(null, '036000291452', '96385074'),
        cost: fc.option(cents.filter((value) => value > 0)),
        categoryName: fc.constantFrom(null, 'Cosméticos & Cia'),
        brandName: fc.constantFrom('Phebo', '=Marca'),
        categoryType: fc.constantFrom('perfume', 'cosmetico', 'eletronico'),
        perfumeType: fc.constantFrom(null, 'importado', 'de nicho'),
        gender: fc.constantFrom(null, 'masculino', 'unissex'),
        volume: fc.option(text),
        fragranceFamily: fc.option(text),
        intensity: fc.option(text),
        tags: fc.uniqueArray(text, { maxLength: 4 }),
      })
      .chain((values) => fc.tuple(dated, text).map(([dates, end]) => [{ ...values, ...dates }, end] as const))
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), async (drawn) => {
        const rows = drawn.map(([values, end], n) =>
          buildExportRow({
            ...values,
            ...freeCodes(drawn.slice(0, n), values),
            name: normalizeProductName(`${end}${n}x`),
          }),
        )
        const found = productsOf(await READ[format](await exported(format, rows)))
        expect(found).toEqual(rows.map(comparable))
      }),
      { numRuns: 20 },
    )
  },
)
