import type { OrderExportRow } from '@loja/data/orders'
import { paymentMethodLabel } from '@loja/domain/orders'
import { orderStatusLabels } from '@loja/records'
import { type Column, momentCell, moneyCell, textCell } from '@loja/spreadsheet'

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
