import { foldText } from '../list/fold-text'
import { type DeliveryAddress, formatAddressLines, parseShippingAddress } from './shipping-address'

export interface StoredAddress {
  shipping: unknown
  used: number
  /** ISO 8601. */
  lastUsed: string
}

export interface UsedAddress {
  address: DeliveryAddress
  used: number
  lastUsed: string
}

/** Addresses that read the same are one, as written last. */
export function usedAddresses(stored: readonly StoredAddress[]): UsedAddress[] {
  const places = new Map<string, UsedAddress>()
  const newestFirst = [...stored].sort((a, b) => Date.parse(b.lastUsed) - Date.parse(a.lastUsed))
  for (const { shipping, used, lastUsed } of newestFirst) {
    const { address } = parseShippingAddress(shipping)
    if (!address) continue
    const key = foldText(formatAddressLines(address).join('\n'))
    const known = places.get(key)
    places.set(key, known ? { ...known, used: known.used + used } : { address, used, lastUsed })
  }
  return [...places.values()]
}
