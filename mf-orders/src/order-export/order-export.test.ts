import type { OrderExportRow } from '@loja/data'
import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { read, type WorkSheet } from 'xlsx'
import { createCsvFile } from './csv-file'
import type { ExportFile } from './export-file'
import { ORDER_COLUMNS } from './order-columns'
import { createXlsxFile } from './xlsx/xlsx-file'

const TITLES = [
  'Número',
  'Data',
  'Status',
  'Cliente',
  'Telefone',
  'E-mail',
  'Pagamento',
  'Subtotal',
  'Desconto',
  'Frete',
  'Total',
  'Enviado em',
  'Entregue em',
  'Código de rastreamento',
]

const buildRow = (overrides: Partial<OrderExportRow> = {}): OrderExportRow => ({
  orderNumber: 'LJ-2026-000001',
  createdAt: '2026-03-04T15:06:07.123456+00:00',
  status: 'pendente',
  customerName: 'Ana Souza',
  customerPhone: '(11) 98765-4321',
  customerEmail: 'ana@exemplo.test',
  paymentMethod: 'pix',
  subtotal: 1234.5,
  discountAmount: 0,
  shippingCost: 19.9,
  total: 1254.4,
  shippedAt: null,
  deliveredAt: null,
  trackingCode: null,
  ...overrides,
})

const csv = () => createCsvFile(ORDER_COLUMNS)
const xlsx = (sheetRows?: number) =>
  createXlsxFile({ columns: ORDER_COLUMNS, sheetName: 'Pedidos', ...(sheetRows && { sheetRows }) })

async function fileOf(file: ExportFile<OrderExportRow>, batches: OrderExportRow[][]): Promise<Blob> {
  for (const rows of batches) await file.add(rows)
  return file.finish()
}
const textOf = async (blob: Blob) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())
const workbookOf = async (blob: Blob) => read(await blob.arrayBuffer(), { cellNF: true, cellStyles: true })
const cell = (sheet: WorkSheet | undefined, at: string) =>
  sheet?.[at] as { t: string; v: unknown; z?: string } | undefined

const withPlainLines = (text: string) => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')

/** Texts as customers write them, and worse. */
const nasty = fc.string({
  unit: fc.constantFrom(...[...'aç"\';,=+-@\t\r\n<>&_x0041 ＝ 😀'], '_x000D_', '\u0007', '😀', ']]>'),
  maxLength: 12,
})

describe('CSV', () => {
  test('as Excel in Portuguese opens it, to the letter', async () => {
    const blob = await fileOf(csv(), [
      [
        buildRow({
          customerName: 'Silva; "Zé"',
          customerPhone: '+55 11',
          status: 'enviado',
          shippedAt: '2026-03-05T02:00:00Z',
        }),
      ],
    ])
    expect(await textOf(blob)).toBe(
      `\ufeff${TITLES.join(';')}\r\nLJ-2026-000001;04/03/2026 12:06;Enviado;"Silva; ""Zé""";'+55 11;ana@exemplo.test;PIX;1234,50;0,00;19,90;1254,40;04/03/2026 23:00;;\r\n`,
    )
  })

  test.each(['constructor', 'toString'])('a payment method named %s is exported as it is', async (paymentMethod) => {
    const text = await textOf(await fileOf(csv(), [[buildRow({ paymentMethod })]]))
    expect(text).toContain(`;${paymentMethod};1234,50;`)
  })

  test('whatever the texts, a parser reads back the same fields', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(nasty, nasty), { maxLength: 5 }), async (texts) => {
        const rows = texts.map(([customerName, customerEmail]) => buildRow({ customerName, customerEmail }))
        const text = await textOf(await fileOf(csv(), [rows]))
        const { data, errors } = Papa.parse<string[]>(text.slice(1), {
          delimiter: ';',
          newline: '\r\n',
          skipEmptyLines: true,
        })
        expect(errors).toEqual([])
        expect(data).toHaveLength(rows.length + 1)
        for (const [index, [name, email]] of texts.entries()) {
          expect(data[index + 1]).toHaveLength(TITLES.length)
          expect(data[index + 1]?.[3]?.replace(/^'/, '')).toBe(name.replace(/^'/, ''))
          expect(data[index + 1]?.[5]).not.toMatch(/^[\s]*[=+\-@＝]/)
          expect(data[index + 1]?.[5]?.replace(/^'/, '')).toBe(email.replace(/^'/, ''))
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('XLSX', () => {
  test('titles, texts, money as numbers with two decimals, moments as dates on the clock of São Paulo', async () => {
    const row = buildRow({ customerName: '=1+1', customerPhone: '+5511987654321' })
    const book = await workbookOf(await fileOf(xlsx(), [[row]]))
    expect(book.SheetNames).toEqual(['Pedidos'])
    const sheet = book.Sheets.Pedidos
    expect(TITLES.map((_, n) => cell(sheet, `${String.fromCharCode(65 + n)}1`)?.v)).toEqual(TITLES)
    expect(cell(sheet, 'A2')).toMatchObject({ t: 's', v: 'LJ-2026-000001' })
    expect(cell(sheet, 'C2')).toMatchObject({ t: 's', v: 'Pendente' })
    expect(cell(sheet, 'D2')).toMatchObject({ t: 's', v: '=1+1', z: '@' })
    expect(cell(sheet, 'D2')).not.toHaveProperty('f')
    expect(cell(sheet, 'E2')).toMatchObject({ t: 's', v: '+5511987654321', z: '@' })
    expect(cell(sheet, 'G2')).toMatchObject({ t: 's', v: 'PIX' })
    expect(cell(sheet, 'H2')).toMatchObject({ t: 'n', v: 1234.5, z: '"R$"\\ #,##0.00', w: 'R$ 1,234.50' })
    expect(cell(sheet, 'I2')).toMatchObject({ t: 'n', v: 0 })
    expect(cell(sheet, 'B2')).toMatchObject({ t: 'n', z: 'dd/mm/yyyy\\ hh:mm', w: '04/03/2026 12:06' })
    expect(cell(sheet, 'L2')).toBe(undefined)
  })

  test('splits into sheets when one is full, each with its titles', async () => {
    const rows = Array.from({ length: 7 }, (_, n) => buildRow({ orderNumber: `LJ-${n}` }))
    const book = await workbookOf(await fileOf(xlsx(3), [rows.slice(0, 2), rows.slice(2)]))
    expect(book.SheetNames).toEqual(['Pedidos', 'Pedidos 2', 'Pedidos 3'])
    const numbers = book.SheetNames.map((name) => {
      expect(cell(book.Sheets[name], 'A1')?.v).toBe('Número')
      return ['A2', 'A3', 'A4', 'A5'].map((at) => cell(book.Sheets[name], at)?.v)
    })
    expect(numbers).toEqual([
      ['LJ-0', 'LJ-1', 'LJ-2', undefined],
      ['LJ-3', 'LJ-4', 'LJ-5', undefined],
      ['LJ-6', undefined, undefined, undefined],
    ])
  })

  test('without an order it has the titles', async () => {
    const book = await workbookOf(await fileOf(xlsx(), []))
    expect(book.Sheets.Pedidos?.['!ref']).toBe('A1:N1')
  })

  test('whatever the texts, they are read back, but for what XML cannot hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(nasty, { minLength: 1, maxLength: 5 }), async (texts) => {
        const rows = texts.map((customerName) => buildRow({ customerName }))
        const book = await workbookOf(await fileOf(xlsx(), [rows]))
        for (const [index, text] of texts.entries()) {
          const value = String(cell(book.Sheets.Pedidos, `D${index + 2}`)?.v ?? '')
          expect(withPlainLines(value)).toBe(withPlainLines(text.replaceAll('\u0007', '\ufffd')))
        }
      }),
      { numRuns: 40 },
    )
  })
})
