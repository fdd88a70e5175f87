import type { OrderEntry } from '@loja/data/orders'
import {
  isCnpj,
  isCpf,
  isOtherDiscountKind,
  mailHref,
  parseTypedBrl,
  parseTypedDiscount,
  phoneHref,
} from '@loja/domain/format'
import {
  BRAZILIAN_STATES,
  ENTRY_LIMITS,
  type EntryTotals,
  entryTotals,
  parsePostalCode,
  postalCodeState,
} from '@loja/domain/orders'
import { fromCents } from '@loja/domain/suppliers'
import { type EntryItem, type EntryValues, isOtherPrice, needsPostalCode, PICKUP } from './entry-values'
import { messages } from './messages'

export type EntryErrors = Partial<Record<keyof EntryValues, string>>

interface ParsedItem {
  quantity: number
  price: number
  problems: { quantity?: string; price?: string; note?: string }
}

export function parseItem({ quantity, price, note }: EntryItem): ParsedItem {
  const pieces = /^\d{1,5}$/.test(quantity.trim()) ? Number(quantity) : 0
  const amount = parseTypedBrl(price)
  return {
    quantity: pieces,
    price: amount ?? 0,
    problems: {
      ...((pieces < 1 || pieces > ENTRY_LIMITS.quantity) && { quantity: messages.badQuantity }),
      ...(amount === null && { price: messages.badPrice }),
      ...(amount !== null && amount > ENTRY_LIMITS.amountBrl && { price: messages.tooHigh }),
      ...(note.trim().length > ENTRY_LIMITS.text && { note: messages.longNote }),
    },
  }
}

/** Fields that are refused count as zero, so that the total follows the others. */
export function parseEntry(values: EntryValues) {
  const items = values.items.map(parseItem)
  const cost = amountOf(values.shippingCost)
  const isPercent = values.discountKind === 'percent'
  const off = values.discount.trim() === '' ? 0 : parseTypedDiscount(values.discount, isPercent)
  const totals = entryTotals({
    items,
    discount: { kind: isPercent ? 'percent' : 'fixed', value: off ?? 0 },
    shippingCost: cost ?? 0,
  })
  const errors: EntryErrors = {
    ...itemErrors(values, items),
    ...customerErrors(values),
    ...deliveryErrors(values),
    ...amountError('shippingCost', cost),
    ...discountError(values, off, totals),
  }
  return { entry: entryOf(values, items, totals), errors, totals }
}

function itemErrors({ items, lines }: EntryValues, parsed: readonly ParsedItem[]): EntryErrors {
  if (lines.length > 0) return { lines: messages.linesOpen }
  if (items.length === 0) return { items: messages.itemsMissing }
  if (items.length > ENTRY_LIMITS.items) return { items: messages.tooManyItems }
  const isWrong = parsed.some(({ problems }) => Object.keys(problems).length > 0)
  return isWrong ? { items: messages.itemsWrong } : {}
}

function customerErrors({ name, phone, email, document }: EntryValues): EntryErrors {
  const plain = plainTaxId(document)
  return {
    ...(name.trim() === '' && { name: messages.nameMissing }),
    ...(phone.trim() !== '' && phoneHref(phone) === null && { phone: messages.badPhone }),
    ...(email.trim() !== '' && mailHref(email.trim()) === null && { email: messages.badEmail }),
    ...(plain !== '' && !isCpf(plain) && !isCnpj(plain) && { document: messages.badDocument }),
  }
}

function deliveryErrors(values: EntryValues): EntryErrors {
  if (values.shippingMethod === PICKUP) return {}
  const errors: EntryErrors = {}
  for (const field of ['street', 'number', 'city'] as const)
    if (values[field].trim() === '') errors[field] = messages.required
  const code = parsePostalCode(values.postalCode)
  const state = stateOf(values)
  if (code === null && (values.postalCode.trim() !== '' || needsPostalCode(values)))
    errors.postalCode = messages.badPostalCode
  if (!BRAZILIAN_STATES.includes(state)) errors.state = messages.badState
  const stateOfCode = code && postalCodeState(code)
  if (!errors.state && stateOfCode && stateOfCode !== state) errors.state = messages.otherState(stateOfCode)
  return errors
}

function discountError(
  { discount, discountKind }: EntryValues,
  off: number | null,
  { subtotalCents, discountCents }: EntryTotals,
): EntryErrors {
  if (discountKind === 'percent') return off === null ? { discount: messages.badPercent } : {}
  if (isOtherDiscountKind(discount, false)) return { discount: messages.percentInReais }
  return discountCents > subtotalCents ? { discount: messages.discountTooHigh } : amountError('discount', off)
}

function amountError(field: 'shippingCost' | 'discount', amount: number | null): EntryErrors {
  if (amount === null) return { [field]: messages.badAmount }
  return amount > ENTRY_LIMITS.amountBrl ? { [field]: messages.tooHigh } : {}
}

/** Nothing typed is 0. */
const amountOf = (typed: string) => (typed.trim() === '' ? 0 : parseTypedBrl(typed))
const plainTaxId = (typed: string) => typed.replaceAll(/[\s./-]/g, '').toUpperCase()
const stateOf = ({ state }: EntryValues) => state.trim().toUpperCase()

function entryOf(values: EntryValues, items: readonly ParsedItem[], totals: EntryTotals): OrderEntry {
  const { userId, phone, email, document } = values
  return {
    items: values.items.map((item, index) => ({
      productId: item.productId || null,
      productName: item.name,
      quantity: items[index]?.quantity ?? 0,
      price: items[index]?.price ?? 0,
      note: isOtherPrice(item) ? item.note.trim() : '',
    })),
    customer: {
      userId: userId || null,
      name: values.name.trim(),
      phone: phone.trim(),
      email: email.trim(),
      document: plainTaxId(document),
    },
    address:
      values.shippingMethod === PICKUP
        ? null
        : {
            postalCode: parsePostalCode(values.postalCode) ?? '',
            street: values.street.trim(),
            number: values.number.trim(),
            complement: values.complement.trim(),
            neighborhood: values.neighborhood.trim(),
            city: values.city.trim(),
            state: stateOf(values),
          },
    shippingMethod: values.shippingMethod,
    shippingCost: fromCents(totals.shippingCents),
    discount: fromCents(totals.discountCents),
    paymentMethod: values.paymentMethod,
    notes: values.notes.trim(),
    total: fromCents(totals.totalCents),
  }
}
