import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageCount, pageRange } from './pagination'

describe('pagination', () => {
  test.each([
    [0, 1],
    [1, 1],
    [20, 1],
    [21, 2],
    [420, 21],
  ])('%d rows need %d pages of 20', (total, pages) => {
    expect(pageCount(total, 20)).toBe(pages)
  })

  test('pages join without gap or overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 500 }), (page, size) => {
        expect(pageRange(page + 1, size).from).toBe(pageRange(page, size).to + 1)
      }),
    )
  })
})
