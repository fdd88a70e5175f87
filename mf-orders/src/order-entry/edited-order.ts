import type { OrderEdit, OrderToEdit } from '@loja/data/orders'
import { formatTaxId, formatTypedBrl } from '@loja/domain/format'
import { type EntryTotals, type OrderStatus, toEditedAddress } from '@loja/domain/orders'
import { toCents } from '@loja/domain/suppliers'
import { soldProduct } from '../order/sold-product'
import { EMPTY_ENTRY, EMPTY_ITEM, type EntryItem, type EntryValues, PICKUP } from './entry-values'
import { messages } from './messages'
import { type EntryErrors, parseEntry } from './parse-entry'

/** The database has the same rule. */
export const isSentOrder = (status: OrderStatus) => status !== 'pendente' && status !== 'processando'

const typedAmount = (amountBrl: number | null) => (amountBrl ? formatTypedBrl(amountBrl) : '')

export function editedValues(order: OrderToEdit): EntryValues {
  const { shipping } = order
  return {
    ...EMPTY_ENTRY,
    items: order.items.map((_, line) => editedItem(order, line)),
    userId: order.userId ?? '',
    name: shipping.name ?? '',
    phone: shipping.phone ?? '',
    email: shipping.email ?? '',
    document: formatTaxId(shipping.document ?? ''),
    shippingMethod: shipping.shippingMethod ?? '',
    shippingCost: typedAmount(order.shippingCost),
    ...toEditedAddress(shipping.address),
    discount: typedAmount(order.discountAmount),
    paymentMethod: shipping.paymentMethod ?? '',
    notes: order.notes ?? '',
    requestId: '',
  }
}

function editedItem({ items, products }: OrderToEdit, line: number): EntryItem {
  const { productName, quantity, priceBrl } = items[line] ?? {}
  const name = productName ?? ''
  const product = soldProduct(products, name)
  const price = Number.isFinite(priceBrl) ? formatTypedBrl(priceBrl ?? 0) : ''
  return {
    ...EMPTY_ITEM,
    ...{ name, price, listPrice: price, line: String(line), quantity: String(quantity ?? '') },
    productId: product?.id ?? '',
    image: product?.image ?? '',
  }
}

export function storedTotals({
  subtotal,
  discountAmount,
  shippingCost,
  total,
}: OrderToEdit): Omit<EntryTotals, 'itemCents'> {
  return {
    subtotalCents: toCents(subtotal ?? 0),
    discountCents: toCents(discountAmount ?? 0),
    shippingCents: toCents(shippingCost ?? 0),
    totalCents: toCents(total ?? 0),
  }
}

type Field = keyof EntryValues

const AMOUNTS: readonly Field[] = ['items', 'lines', 'shippingCost', 'discount', 'discountKind']
const ADDRESS: readonly Field[] = ['postalCode', 'street', 'number', 'complement', 'neighborhood', 'city', 'state']
const CUSTOMER = ['userId', 'name', 'phone', 'email', 'document'] as const

interface Edited {
  values: EntryValues
  stored: EntryValues
  changed: readonly Field[]
  isSent: boolean
}

/** Only what changed is sent and can be wrong: a storefront may have stored what the form would refuse. */
export function parseEdit({ values, stored, changed, isSent }: Edited) {
  const { entry, errors, totals } = parseEntry(values)
  const isChanged = (field: Field) => changed.includes(field)
  const hasAmounts = AMOUNTS.some(isChanged)
  const isPickup = ({ shippingMethod }: EntryValues) => shippingMethod === PICKUP
  const hasAddress = ADDRESS.some(isChanged) || isPickup(values) !== isPickup(stored)
  const isSentPart = (field: Field) =>
    AMOUNTS.includes(field) ? hasAmounts : ADDRESS.includes(field) ? hasAddress : isChanged(field)
  const customer = CUSTOMER.filter(isChanged)
  const edit: OrderEdit = {
    ...(hasAmounts && {
      items: entry.items.map((item, index) => {
        const line = values.items[index]?.line
        return line ? { ...item, line: Number(line) } : item
      }),
      shippingCost: entry.shippingCost,
      discount: entry.discount,
      total: entry.total,
    }),
    ...(customer.length > 0 && {
      customer: Object.fromEntries(customer.map((field) => [field, entry.customer[field]])),
    }),
    ...(hasAddress && { address: entry.address }),
    ...(isChanged('shippingMethod') && { shippingMethod: entry.shippingMethod }),
    ...(isChanged('paymentMethod') && { paymentMethod: entry.paymentMethod }),
    ...(isChanged('notes') && { notes: entry.notes }),
  }
  // Its field cannot be changed.
  if (isSent && errors.discount) errors.items ??= errors.discount
  const isUnexplained = isSent && isChanged('items') && values.reason.trim() === ''
  const found: EntryErrors = {
    ...Object.fromEntries(Object.entries(errors).filter(([field]) => isSentPart(field as Field))),
    ...(isSent && { discount: undefined }),
    ...(isUnexplained && { reason: messages.reasonMissing }),
  }
  return { edit, errors: found, totals: hasAmounts ? totals : null }
}
