import { describe, expect, test } from 'vitest'
import { limitOrderSearch, ORDER_SEARCH_LIMIT, orderNumbersIn, orderNumbersLeftOut } from './order-search'

describe('[ORD-02] a search for several numbers', () => {
  test.each([
    ['#417', ['417']],
    ['417, 418;419', ['417', '418', '419']],
    [' LJ-2026-000417\r\n#LJ-2026-000418\n', ['LJ-2026-000417', 'LJ-2026-000418']],
    ['417\u00a0417\t#417', ['417']],
    ['\u2066LJ-2026-\u200b000417\u2069\ufeff', ['LJ-2026-000417']],
    ['4\u00ad17\u2060', ['417']],
    ['\u200b', []],
    ['100%_*', ['100%_*']],
    [' ,;# ', []],
  ])('reads %j as %j', (text, numbers) => {
    expect(orderNumbersIn(text)).toEqual(numbers)
    expect(orderNumbersIn(limitOrderSearch(text))).toEqual(numbers)
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
