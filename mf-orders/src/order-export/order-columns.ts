import type { OrderExportRow } from '@loja/data'
import { paymentMethodLabel } from '@loja/domain'
import { orderStatusLabels } from '@loja/ui'

/** What a cell holds; null for an empty one. */
export type Cell =
  /** As it was stored; a format that cannot say what is a text has to see to formulas itself. */
  | { kind: 'text'; text: string }
  /** In reais. */
  | { kind: 'money'; brl: number }
  /** ISO 8601. */
  | { kind: 'moment'; iso: string }
  | null

/** A column of the exported file, alike in both formats. */
export interface OrderColumn {
  title: string
  /** In characters, for formats that have widths. */
  width: number
  cell(row: OrderExportRow): Cell
}

const text = (value: string | null): Cell => (value ? { kind: 'text', text: value } : null)
const money = (brl: number | null): Cell => (brl === null ? null : { kind: 'money', brl })
const moment = (iso: string | null): Cell => (iso === null ? null : { kind: 'moment', iso })

export const ORDER_COLUMNS: readonly OrderColumn[] = [
  { title: 'Número', width: 18, cell: (row) => text(row.orderNumber) },
  { title: 'Data', width: 17, cell: (row) => moment(row.createdAt) },
  { title: 'Status', width: 13, cell: (row) => text(orderStatusLabels[row.status]) },
  { title: 'Cliente', width: 28, cell: (row) => text(row.customerName) },
  { title: 'Telefone', width: 18, cell: (row) => text(row.customerPhone) },
  { title: 'E-mail', width: 28, cell: (row) => text(row.customerEmail) },
  { title: 'Pagamento', width: 12, cell: (row) => text(row.paymentMethod && paymentMethodLabel(row.paymentMethod)) },
  { title: 'Subtotal', width: 14, cell: (row) => money(row.subtotal) },
  { title: 'Desconto', width: 14, cell: (row) => money(row.discountAmount) },
  { title: 'Frete', width: 14, cell: (row) => money(row.shippingCost) },
  { title: 'Total', width: 14, cell: (row) => money(row.total) },
  { title: 'Enviado em', width: 17, cell: (row) => moment(row.shippedAt) },
  { title: 'Entregue em', width: 17, cell: (row) => moment(row.deliveredAt) },
  { title: 'Código de rastreamento', width: 24, cell: (row) => text(row.trackingCode) },
]
