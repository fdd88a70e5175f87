import type { ActivityFacts } from '@loja/domain/activity'
import { formatBrl, formatCount } from '@loja/domain/format'
import { type EditedPart, editedParts, paymentMethodLabel, type ReturnReason } from '@loja/domain/orders'
import { returnedItems, returnReason } from '../order/return-labels'

export type Line = [label: string, text: string]

const PARTS: Record<EditedPart, string> = {
  name: 'Nome',
  phone: 'Telefone',
  email: 'E-mail',
  document: 'CPF ou CNPJ',
  address: 'Endereço',
  shippingMethod: 'Forma de envio',
  paymentMethod: 'Forma de pagamento',
  notes: 'Observações',
}

const EMPTY = 'vazio'

export function editLines({ relation, cause, details }: ActivityFacts): { lines: Line[]; covered: string[] } {
  if (relation === 'order_returns' && details) return { lines: returnLines(details as unknown as Return), covered: [] }
  if (relation !== 'orders' || (cause !== 'edit' && cause !== 'edit_undo') || !details)
    return { lines: [], covered: [] }
  const { reason, items, former, written } = details
  const itemLines = Array.isArray(items) ? items.map(itemLine) : []
  // The record of the edit expires.
  const isKnown = Boolean(former && written)
  return {
    lines: [
      ...(typeof reason === 'string' ? [['Motivo', reason] as Line] : []),
      ...itemLines,
      ...(isKnown ? editedParts(former, written).map(partLine) : []),
    ],
    covered: [...(itemLines.length > 0 ? ['subtotal'] : []), ...(isKnown ? ['shipping_address', 'notes'] : [])],
  }
}

interface Return {
  items: { product_name: string; quantity: number }[]
  reason: ReturnReason
  note: string | null
  refund: number
}

const returnLines = ({ items, refund, ...cause }: Return): Line[] => [
  ['Devolução', returnedItems(items.map(({ product_name: productName, quantity }) => ({ productName, quantity })))],
  ['Motivo', returnReason(cause)],
  ...(refund > 0 ? [['Reembolso', formatBrl(refund)] as Line] : []),
]

interface ItemDifference {
  name: string
  quantity: [from: number | null, to: number | null]
  price: [from: number | null, to: number | null]
}

function itemLine({ name, quantity, price }: ItemDifference): Line {
  const [from, to] = ([0, 1] as const).map((side) =>
    quantity[side] === null ? null : `${formatCount(quantity[side])} × ${formatBrl(price[side] ?? 0)}`,
  )
  if (!from) return [name, `${to}, novo`]
  return [name, to ? `${from} → ${to}` : `${from}, retirado`]
}

function partLine({ part, from, to }: ReturnType<typeof editedParts>[number]): Line {
  const shown = (text: string | null) =>
    text === null ? EMPTY : part === 'paymentMethod' ? paymentMethodLabel(text) : text
  return [PARTS[part], `${shown(from)} → ${shown(to)}`]
}
