import type { OrderSelection, OrderWithPayments } from '@loja/data/orders'
import { formatAddressLines, lineTotalBrl, zipOf } from '@loja/domain/orders'

export const SHEET_KINDS = ['slip', 'declaration', 'label'] as const

export type SheetKind = (typeof SHEET_KINDS)[number]

export interface Sheet {
  kind: SheetKind
  order: OrderWithPayments
}

/** Slip and declaration of an order follow each other. Labels come last, because they are on other paper. */
export function sheetsOf(orders: readonly OrderWithPayments[], kinds: readonly SheetKind[]): Sheet[] {
  const of = (order: OrderWithPayments, ...wanted: SheetKind[]): Sheet[] =>
    wanted.filter((kind) => kinds.includes(kind) && isPrintable(kind, order)).map((kind) => ({ kind, order }))
  return [
    ...orders.flatMap((order) => of(order, 'slip', 'declaration')),
    ...orders.flatMap((order) => of(order, 'label')),
  ]
}

function isPrintable(kind: SheetKind, order: OrderWithPayments): boolean {
  if (kind === 'slip') return true
  return order.status !== 'cancelado' && (kind === 'declaration' || hasAddress(order))
}

const hasAddress = ({ shipping }: OrderWithPayments) => formatAddressLines(shipping.address).length > 0

export type Gap = 'changed' | 'cancelled' | 'no-address' | 'no-zip' | 'no-items' | 'no-value' | 'no-document'

/** @param seen versions on screen */
export function findGaps(
  orders: readonly OrderWithPayments[],
  kinds: readonly SheetKind[],
  { seen }: OrderSelection,
): [gap: Gap, numbers: string[]][] {
  const has = (kind: SheetKind) => kinds.includes(kind)
  const hasAddressed = has('declaration') || has('label')
  const isChanged = ({ id, version }: OrderWithPayments) => seen[id] !== undefined && seen[id] !== version
  const sent = orders.filter(({ status }) => status !== 'cancelado')
  const addressed = sent.filter(hasAddress)
  const found: [Gap, boolean, OrderWithPayments[]][] = [
    ['changed', true, orders.filter(isChanged)],
    ['cancelled', true, orders.filter(({ status }) => status === 'cancelado')],
    ['no-address', hasAddressed, sent.filter((order) => !hasAddress(order))],
    ['no-zip', hasAddressed, addressed.filter(({ shipping }) => zipOf(shipping.address) === null)],
    ['no-items', has('slip') || has('declaration'), orders.filter(({ items }) => items.length === 0)],
    ['no-value', has('declaration'), sent.filter(({ items }) => items.some((line) => lineTotalBrl(line) === null))],
    ['no-document', has('declaration'), sent.filter(({ shipping }) => shipping.document === null)],
  ]
  return found
    .filter(([, isAsked, those]) => isAsked && those.length > 0)
    .map(([gap, , those]) => [gap, those.map(({ orderNumber }) => orderNumber)])
}

/** Selected orders that the answer lacks, or that it has beyond the confirmed number. */
export function countDifference(orders: readonly OrderWithPayments[], selection: OrderSelection): number {
  return orders.length - ('all' in selection ? selection.expected : Object.keys(selection.seen).length)
}
