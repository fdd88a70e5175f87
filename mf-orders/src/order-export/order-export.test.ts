import type { OrderExportRow } from '@loja/data/orders'
import { createCsvFile, createXlsxFile, type ExportFile } from '@loja/spreadsheet'
import { describe, expect, test } from 'vitest'
import { read, type WorkSheet } from 'xlsx'
import { ORDER_COLUMNS } from './order-columns'

const TITLES =
  'Número;Data;Status;Cliente;Telefone;E-mail;Pagamento;Subtotal;Desconto;Frete;Total;Enviado em;Entregue em;Código de rastreamento'

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
const xlsx = () => createXlsxFile({ columns: ORDER_COLUMNS, sheetName: 'Pedidos' })

async function fileOf(file: ExportFile<OrderExportRow>, batches: OrderExportRow[][]): Promise<Blob> {
  for (const rows of batches) await file.add(rows)
  return file.finish()
}
const textOf = async (blob: Blob) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())
const workbookOf = async (blob: Blob) => read(await blob.arrayBuffer(), { cellNF: true, cellStyles: true })
const cell = (sheet: WorkSheet | undefined, at: string) =>
  sheet?.[at] as { t: string; v: unknown; z?: string } | undefined

describe('CSV', () => {
  test('matches Excel in Portuguese exactly', async () => {
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
      `\ufeff${TITLES}\r\nLJ-2026-000001;04/03/2026 12:06;Enviado;"Silva; ""Zé""";'+55 11;ana@exemplo.test;PIX;1234,50;0,00;19,90;1254,40;04/03/2026 23:00;;\r\n`,
    )
  })

  test.each(['constructor', 'toString'])('exports a payment method named %s unchanged', async (paymentMethod) => {
    const text = await textOf(await fileOf(csv(), [[buildRow({ paymentMethod })]]))
    expect(text).toContain(`;${paymentMethod};1234,50;`)
  })
})

describe('XLSX', () => {
  test('has titles, texts, amounts with two decimals, and dates of São Paulo', async () => {
    const row = buildRow({ customerName: '=1+1', customerPhone: '+5511987654321' })
    const book = await workbookOf(await fileOf(xlsx(), [[row]]))
    expect(book.SheetNames).toEqual(['Pedidos'])
    const sheet = book.Sheets.Pedidos
    expect(TITLES.split(';').map((_, n) => cell(sheet, `${String.fromCharCode(65 + n)}1`)?.v)).toEqual(
      TITLES.split(';'),
    )
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
})
