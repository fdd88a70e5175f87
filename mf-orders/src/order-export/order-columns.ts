import type { OrderExportRow } from '@loja/data/orders'
import { lineTotalBrl, type OrderLine, paymentMethodLabel } from '@loja/domain/orders'
import { orderStatusLabels, paidStateLabels } from '@loja/records'
import { type Column, momentCell, moneyCell, numberCell, textCell } from '@loja/spreadsheet'

export const ORDER_COLUMNS: readonly Column<OrderExportRow>[] = [
  { title: 'Número', width: 18, cell: (row) => textCell(row.orderNumber) },
  { title: 'Data', width: 17, cell: (row) => momentCell(row.createdAt) },
  { title: 'Status', width: 13, cell: (row) => textCell(orderStatusLabels[row.status]) },
  { title: 'Cliente', width: 28, cell: (row) => textCell(row.customerName) },
  { title: 'Telefone', width: 18, cell: (row) => textCell(row.customerPhone) },
  { title: 'E-mail', width: 28, cell: (row) => textCell(row.customerEmail) },
  {
    title: 'Pagamento',
    width: 12,
    cell: (row) => textCell(row.paymentMethod && paymentMethodLabel(row.paymentMethod)),
  },
  { title: 'Subtotal', width: 14, cell: (row) => moneyCell(row.subtotal) },
  { title: 'Desconto', width: 14, cell: (row) => moneyCell(row.discountAmount) },
  { title: 'Frete', width: 14, cell: (row) => moneyCell(row.shippingCost) },
  { title: 'Total', width: 14, cell: (row) => moneyCell(row.total) },
  { title: 'Enviado em', width: 17, cell: (row) => momentCell(row.shippedAt) },
  { title: 'Entregue em', width: 17, cell: (row) => momentCell(row.deliveredAt) },
  { title: 'Código de rastreamento', width: 24, cell: (row) => textCell(row.trackingCode) },
]

export interface ItemLine {
  order: OrderExportRow
  item: OrderLine | null
}

const NO_AMOUNTS = { subtotal: null, discountAmount: null, shippingCost: null, total: null, paidAmount: null }

/** A line per item. Only the first has the order's amounts, so that a sum of a column counts each order once. */
export function itemLines(order: OrderExportRow): ItemLine[] {
  const [first = null, ...others] = order.items
  return [{ order, item: first }, ...others.map((item) => ({ order: { ...order, ...NO_AMOUNTS }, item }))]
}

const amount = (brl: number | null | undefined) => moneyCell(brl === undefined || Number.isNaN(brl) ? null : brl)

export const ITEM_COLUMNS: readonly Column<ItemLine>[] = [
  ...ORDER_COLUMNS.map(({ cell, ...column }) => ({ ...column, cell: ({ order }: ItemLine) => cell(order) })),
  { title: 'Situação do pagamento', width: 22, cell: ({ order }) => textCell(paidStateLabels[order.paidState]) },
  { title: 'Pago', width: 14, cell: ({ order }) => moneyCell(order.paidAmount) },
  { title: 'Item', width: 36, cell: ({ item }) => textCell(item?.productName ?? null) },
  { title: 'Quantidade', width: 12, cell: ({ item }) => numberCell(item?.quantity ?? null) },
  { title: 'Preço unitário', width: 14, cell: ({ item }) => amount(item?.priceBrl) },
  { title: 'Total do item', width: 14, cell: ({ item }) => amount(item && lineTotalBrl(item)) },
]
