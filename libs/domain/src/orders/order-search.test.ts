import { describe, expect, test } from 'vitest'
import { limitOrderSearch, orderNumbersIn } from './order-search'

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
  ])('%j names %j', (text, numbers) => {
    expect(orderNumbersIn(text)).toEqual(numbers)
    expect(orderNumbersIn(limitOrderSearch(text))).toEqual(numbers)
  })

  test('lines become a list with commas, because an input field joins them into one word', () => {
    expect(limitOrderSearch('\n000417\r\n000418\n\n000419\n')).toBe('000417, 000418, 000419')
  })

  test('at most 200 numbers and 4000 characters', () => {
    const many = Array.from({ length: 250 }, (_, index) => `LJ-2026-${index}`).join('\n')
    expect(orderNumbersIn(limitOrderSearch(many))).toHaveLength(200)
    expect(limitOrderSearch('9'.repeat(5000))).toHaveLength(4000)
  })
})
