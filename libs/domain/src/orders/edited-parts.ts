import { formatAddressLines, parseShippingAddress } from './shipping-address'

const EDITED_PARTS = [
  'name',
  'phone',
  'email',
  'document',
  'address',
  'shippingMethod',
  'paymentMethod',
  'notes',
] as const
export type EditedPart = (typeof EDITED_PARTS)[number]

interface EditedPartChange {
  part: EditedPart
  from: string | null
  to: string | null
}

export function editedParts(former: unknown, written: unknown): EditedPartChange[] {
  const [from, to] = [partsOf(former), partsOf(written)]
  return EDITED_PARTS.filter((part) => from[part] !== to[part]).map((part) => ({
    part,
    from: from[part],
    to: to[part],
  }))
}

function partsOf(order: unknown): Record<EditedPart, string | null> {
  const { shipping_address, notes } = (order ?? {}) as { shipping_address?: unknown; notes?: unknown }
  const { name, phone, email, document, address, shippingMethod, paymentMethod } =
    parseShippingAddress(shipping_address)
  return {
    ...{ name, phone, email, document, shippingMethod, paymentMethod },
    address: formatAddressLines(address).join(', ') || null,
    notes: typeof notes === 'string' ? notes : null,
  }
}
