import { expect, test } from 'vitest'
import { createReportLimits } from './report-limits'

function setup() {
  let time = 0
  const isTooMany = createReportLimits(() => time)
  const refusedOf = (count: number, sender: (at: number) => [address: string, session: string]) =>
    Array.from({ length: count }, (_, at) => isTooMany(...sender(at))).filter(Boolean).length
  return {
    refusedOf,
    nextMinute() {
      time += 60_000
    },
  }
}

test('a session may send sixty reports a minute, and another one at the same address its own', () => {
  const { refusedOf, nextMinute } = setup()
  expect(refusedOf(61, () => ['office', 'ana'])).toBe(1)
  expect(refusedOf(60, () => ['office', 'rui'])).toBe(0)
  expect(refusedOf(1, () => ['home', 'ana'])).toBe(1)
  nextMinute()
  expect(refusedOf(60, () => ['office', 'ana'])).toBe(0)
})

test('an address may send six hundred reports a minute, whatever sessions it names', () => {
  const { refusedOf, nextMinute } = setup()
  expect(refusedOf(602, (at) => ['office', `session ${at}`])).toBe(2)
  nextMinute()
  expect(refusedOf(1, () => ['office', 'ana'])).toBe(0)
})

test('more senders than are counted are refused', () => {
  const { refusedOf } = setup()
  expect(refusedOf(5_001, (at) => [`address ${at}`, `session ${at}`])).toBe(1)
})
