import { type DeliveryAddress, formatPostalCode } from './shipping-address'

export interface OrderEntryAddress {
  /** As typed, or `01310-100`. */
  postalCode: string
  street: string
  number: string
  complement: string
  neighborhood: string
  city: string
  /** E.g. `SP`. */
  state: string
}

/** The first CEPs of the ranges of the Correios, without their last three digits. */
const FIRST_POSTAL_CODES: [first: number, state: string | null][] = [
  [0, null],
  [1000, 'SP'],
  [20000, 'RJ'],
  [29000, 'ES'],
  [30000, 'MG'],
  [40000, 'BA'],
  [49000, 'SE'],
  [50000, 'PE'],
  [57000, 'AL'],
  [58000, 'PB'],
  [59000, 'RN'],
  [60000, 'CE'],
  [64000, 'PI'],
  [65000, 'MA'],
  [66000, 'PA'],
  [68900, 'AP'],
  [69000, 'AM'],
  [69300, 'RR'],
  [69400, 'AM'],
  [69900, 'AC'],
  [70000, 'DF'],
  [72800, 'GO'],
  [73000, 'DF'],
  [73700, 'GO'],
  [76800, 'RO'],
  [77000, 'TO'],
  [78000, 'MT'],
  // Formerly of Rondônia.
  [78900, null],
  [79000, 'MS'],
  [80000, 'PR'],
  [88000, 'SC'],
  [90000, 'RS'],
]

export function parsePostalCode(text: string): string | null {
  const typed = text.trim()
  return /^\d{2}\.?\d{3}-?\d{3}$/.test(typed) ? typed.replaceAll(/\D/g, '') : null
}

/** State of a CEP by the published ranges of the Correios; null for other texts and unassigned ranges. */
export function postalCodeState(text: string): string | null {
  const digits = parsePostalCode(text)
  if (digits === null) return null
  const start = Number(digits.slice(0, 5))
  return FIRST_POSTAL_CODES.findLast(([first]) => first <= start)?.[1] ?? null
}

export function toEditedAddress(address: DeliveryAddress | null): OrderEntryAddress | null {
  const { other, ...parts } = address ?? { other: [] }
  const isWhole = Object.values(parts).every((part) => part === null)
  return toEntryAddress(address && { ...address, other: isWhole ? other : [] })
}

/** Texts under unknown names, as an address in one text, become the street. */
export function toEntryAddress(address: DeliveryAddress | null): OrderEntryAddress | null {
  if (!address) return null
  return {
    postalCode: formatPostalCode(parsePostalCode(address.zip ?? '') ?? address.zip ?? ''),
    street: [address.street, ...address.other].filter(Boolean).join(', '),
    number: address.number ?? '',
    complement: address.complement ?? '',
    neighborhood: address.neighbourhood ?? '',
    city: address.city ?? '',
    state: address.state?.toUpperCase() ?? '',
  }
}
