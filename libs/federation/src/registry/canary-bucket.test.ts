import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { canaryBucket } from './canary-bucket'

const IDS = Array.from({ length: 1000 }, (_, index) => {
  const hex = createHash('sha256').update(String(index)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
})
const among = (ids: string[], remote: string, percent: number) => ids.filter((id) => canaryBucket(id, remote) < percent)

test.each(['mf-catalog', 'mf-orders', 'mf-settings', 'mf-users'])(
  'T13: of 1,000 accounts 8 to 12 %% get a canary of 10 %% of %s, always the same ones',
  (remote) => {
    const chosen = among(IDS, remote, 10)
    expect(chosen.length).toBeGreaterThanOrEqual(80)
    expect(chosen.length).toBeLessThanOrEqual(120)
    expect(among(IDS, remote, 10)).toEqual(chosen)
  },
)

test('consecutive ids are distributed as well', () => {
  const counted = IDS.map((_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`)
  expect(among(counted, 'mf-orders', 10).length).toBeGreaterThanOrEqual(80)
  expect(among(counted, 'mf-orders', 10).length).toBeLessThanOrEqual(120)
})

test('an account with a canary keeps it when the share grows', () => {
  const more = among(IDS, 'mf-orders', 50)
  expect(among(IDS, 'mf-orders', 10).filter((id) => !more.includes(id))).toEqual([])
})

test('another remote selects other accounts', () => {
  const orders = among(IDS, 'mf-orders', 10)
  const both = among(orders, 'mf-catalog', 10)
  expect(both.length).toBeLessThan(orders.length / 4)
})

test('a share of 0 selects no account, of 100 every account', () => {
  expect(among(IDS, 'mf-orders', 0)).toEqual([])
  expect(among(IDS, 'mf-orders', 100)).toEqual(IDS)
})
