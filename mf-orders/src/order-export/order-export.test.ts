import type { OrderExportRow } from '@loja/data/orders'
import { type Column, createCsvFile } from '@loja/spreadsheet'
import { expect, test } from 'vitest'
import { ITEM_COLUMNS, itemLines, ORDER_COLUMNS } from './order-columns'

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
  paidState: 'desconhecido',
  paidAmount: null,
  items: [],
  ...overrides,
})

async function csvOf(row: OrderExportRow): Promise<string> {
  return csvText(ORDER_COLUMNS, [row])
}

async function csvText<Row>(columns: readonly Column<Row>[], rows: Row[]): Promise<string> {
  const file = createCsvFile(columns)
  await file.add(rows)
  const bytes = await (await file.finish()).arrayBuffer()
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

test('a CSV file is as Excel in Portuguese writes it', async () => {
  const row = buildRow({
    customerName: 'Silva; "Zé"',
    customerPhone: '+55 11',
    status: 'enviado',
    shippedAt: '2026-03-05T02:00:00Z',
  })
  expect(await csvOf(row)).toBe(
    `\ufeff${TITLES}\r\nLJ-2026-000001;04/03/2026 12:06;Enviado;"Silva; ""Zé""";'+55 11;ana@exemplo.test;PIX;1234,50;0,00;19,90;1254,40;04/03/2026 23:00;;\r\n`,
  )
})

test.each(['constructor', 'toString'])('a payment method named %s is exported unchanged', async (paymentMethod) => {
  expect(await csvOf(buildRow({ paymentMethod }))).toContain(`;${paymentMethod};1234,50;`)
})

test('[FILT-02] an export with items has a line per item, and the amounts of an order once', async () => {
  const line = (productName: string, quantity: number, priceBrl: number) => ({
    ...{ productName, quantity, priceBrl, totalBrl: quantity * priceBrl },
  })
  const items = [line('Asad 100 ML', 2, 10), line('Amostra', 1, 0)]
  const orders = [buildRow({ items, paidState: 'parcial', paidAmount: 50 }), buildRow({ orderNumber: 'LJ-2' })]
  const [titles, ...lines] = (await csvText(ITEM_COLUMNS, orders.flatMap(itemLines))).split('\r\n')
  expect(titles).toBe(`\ufeff${TITLES};Situação do pagamento;Pago;Item;Quantidade;Preço unitário;Total do item`)
  const common = '04/03/2026 12:06;Pendente;Ana Souza;(11) 98765-4321;ana@exemplo.test;PIX'
  expect(lines).toEqual([
    `LJ-2026-000001;${common};1234,50;0,00;19,90;1254,40;;;;Pago em parte;50,00;Asad 100 ML;2;10,00;20,00`,
    `LJ-2026-000001;${common};;;;;;;;Pago em parte;;Amostra;1;0,00;0,00`,
    `LJ-2;${common};1234,50;0,00;19,90;1254,40;;;;A conferir;;;;;`,
    '',
  ])
})
