import type { InvoiceFacts, InvoiceOrder, StoredInvoice } from './invoice-facts'

/** Which of the orders that may be meant it is. */
export type OrderChoice =
  | { kind: 'found'; order: InvoiceOrder }
  | { kind: 'several'; orders: InvoiceOrder[] }
  | { kind: 'none' }

/**
 * The order of a note, where nothing is left to guess: the only one that the note names; else the only one of its customer
 * and total; where an order says no document, the only one of its total and the customer's name. An order that has a note
 * is chosen only where no other is meant: then it is told. Everything else is asked.
 * @param stored the note of this key that is attached already: its order is the one
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

/** The database found it by the name. */
function isOfNameAndTotal(order: InvoiceOrder, facts: InvoiceFacts): boolean {
  return order.customerDocument === null && isSameTotal(order, facts)
}

function isSameTotal({ totalBrl }: InvoiceOrder, facts: InvoiceFacts): boolean {
  return facts.totalBrl !== null && Math.round(totalBrl * 100) === Math.round(facts.totalBrl * 100)
}
