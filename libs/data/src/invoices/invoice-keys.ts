import type { InvoiceFilter } from '@loja/domain/invoices'
import type { InvoicePageRequest } from './invoices'

export const invoiceKeys = {
  all: ['invoices'],
  lists: ['invoices', 'list'],
  list: (request: InvoicePageRequest) => ['invoices', 'list', request],
  one: (id: string) => ['invoices', 'one', id],
  totals: ({ situation: _, ...match }: InvoiceFilter) => ['invoices', 'totals', match],
  uninvoiced: ({ situation: _, ...match }: InvoiceFilter) => ['invoices', 'uninvoiced', match],
  firstMonth: ['invoices', 'first-month'],
  ofOrder: (orderId: string) => ['invoices', 'of-order', orderId],
} as const
