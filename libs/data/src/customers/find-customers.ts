import { type OrderEntryAddress, parseShippingAddress, storedText, toEntryAddress } from '@loja/domain/orders'
import { ask } from '../client/ask'
import { db } from '../client/client'

/** Absent texts are empty. */
export interface FoundCustomer {
  userId: string | null
  name: string
  phone: string
  email: string
  document: string
  address: OrderEntryAddress | null
  orders: number
  /** ISO 8601 UTC. */
  lastOrderAt: string | null
}

/** Accounts and guests by name, phone, CPF, CNPJ or e-mail, the best first; none below two characters. */
export async function findCustomers(search: string, signal?: AbortSignal): Promise<FoundCustomer[]> {
  const rows = await ask('customers.find', db().rpc('find_customers', { search }), signal)
  return rows.map((row) => ({
    userId: row.user_id,
    name: storedText(row.name) ?? '',
    phone: storedText(row.phone) ?? '',
    email: storedText(row.email) ?? '',
    document: storedText(row.document) ?? '',
    address: toEntryAddress(parseShippingAddress(row.address).address),
    orders: row.orders,
    lastOrderAt: row.last_order_at,
  }))
}
