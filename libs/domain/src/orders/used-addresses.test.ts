import { expect, test } from 'vitest'
import { type StoredAddress, usedAddresses } from './used-addresses'

const place = { street: 'Rua A', number: '1', city: 'Natal', state: 'RN' }
const stored = (shipping: unknown, used: number, lastUsed: string): StoredAddress => ({ shipping, used, lastUsed })

test('[CUST-01] addresses that read the same are one, as written last', () => {
  const addresses = usedAddresses([
    stored({ address: { ...place, city: 'NATAL' } }, 2, '2026-01-01T00:00:00Z'),
    stored({ address: 'Rua B, 5' }, 1, '2026-03-01T00:00:00Z'),
    stored({ rua: 'Rua A', numero: 1, cidade: 'Natal', uf: 'RN' }, 3, '2026-02-01T00:00:00Z'),
  ])
  expect(addresses.map(({ address, used, lastUsed }) => [address.street, address.city, used, lastUsed])).toEqual([
    [null, null, 1, '2026-03-01T00:00:00Z'],
    ['Rua A', 'Natal', 5, '2026-02-01T00:00:00Z'],
  ])
})

test('[CUST-01] orders without an address have none', () => {
  expect(
    usedAddresses([stored({ name: 'Ana' }, 1, '2026-01-01T00:00:00Z'), stored(null, 1, '2026-01-01T00:00:00Z')]),
  ).toEqual([])
})
