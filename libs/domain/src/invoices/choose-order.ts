import type { InvoiceFacts, InvoiceOrder, StoredInvoice } from './invoice-facts'

export type OrderChoice =
  | { kind: 'found'; order: InvoiceOrder }
  | { kind: 'several'; orders: InvoiceOrder[] }
  | { kind: 'none' }

/**
 * The order of an invoice if it is unambiguous: the only order that the invoice names; else the only one of its
 * customer and total; else, among orders without a document, the only one of its total and customer name. An order that
 * has an invoice is chosen only if no other matches.
 */
export function chooseOrder(
  facts: InvoiceFacts,
  orders: readonly InvoiceOrder[],
  stored: StoredInvoice | null,
): OrderChoice {
  const own = stored && orders.find(({ id }) => id === stored.orderId)
  if (own) return { kind: 'found', order: own }
  if (orders.length === 0) return { kind: 'none' }
  for (const isMeant of [isNamed, isOfCustomerAndTotal, isOfNameAndTotal]) {
    const meant = orders.filter((order) => isMeant(order, facts))
    const free = meant.filter(({ invoiceNumber }) => invoiceNumber === null)
    const [only, ...others] = free.length > 0 ? free : meant
    if (only && others.length === 0) return { kind: 'found', order: only }
    if (only) return { kind: 'several', orders: [only, ...others] }
  }
  return { kind: 'several', orders: [...orders] }
}

function isNamed({ isNamed: named }: InvoiceOrder): boolean {
  return named
}

function isOfCustomerAndTotal(order: InvoiceOrder, facts: InvoiceFacts): boolean {
  return (
    order.customerDocument !== null && order.customerDocument === facts.customerDocument && isSameTotal(order, facts)
  )
}

function isOfNameAndTotal(order: InvoiceOrder, facts: InvoiceFacts): boolean {
  return order.customerDocument === null && isSameTotal(order, facts)
}

function isSameTotal({ totalBrl }: InvoiceOrder, facts: InvoiceFacts): boolean {
  return facts.totalBrl !== null && Math.round(totalBrl * 100) === Math.round(facts.totalBrl * 100)
}
