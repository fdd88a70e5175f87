import { describe, expect, test } from 'vitest'
import cases from '../rule-cases/order-numbers.json'
import { limitOrderSearch, ORDER_SEARCH_LIMIT, orderNumbersIn, orderNumbersLeftOut } from './order-search'

describe('[ORD-02] a search for several numbers', () => {
  test('has the same numbers in the address', () => {
    for (const [text] of cases) {
      expect(orderNumbersIn(limitOrderSearch(String(text))), JSON.stringify(text)).toEqual(orderNumbersIn(String(text)))
    }
  })

  test('turns lines into a comma-separated list', () => {
    expect(limitOrderSearch('\n000417\r\n000418\n\n000419\n')).toBe('000417, 000418, 000419')
  })

  const pasted = (count: number) =>
    Array.from({ length: count }, (_, index) => `LJ-2026-${String(index).padStart(6, '0')}`)

  test('uses a thousand numbers and reports the rest', () => {
    expect(orderNumbersLeftOut(pasted(1000).join('\n'))).toEqual([])
    const search = limitOrderSearch(pasted(1037).join('\r\n'))
    expect(orderNumbersIn(search)).toEqual(pasted(1000))
    expect(orderNumbersLeftOut(pasted(1037).join('\r\n'))).toEqual(pasted(1037).slice(1000))
    expect(limitOrderSearch(search)).toBe(search)
  })

  test.each(['9'.repeat(30_000), `${'417 '.repeat(9000)}`, pasted(500).join('é'.repeat(90)), 'ç '.repeat(9000)])(
    'fits any text into the address without cutting a number',
    (text) => {
      const search = limitOrderSearch(text)
      expect(encodeURIComponent(search).replaceAll('%20', '+').length).toBeLessThanOrEqual(ORDER_SEARCH_LIMIT)
      const given = new Set(orderNumbersIn(text))
      expect(orderNumbersIn(search).filter((number) => !given.has(number))).toEqual([])
    },
  )
})
