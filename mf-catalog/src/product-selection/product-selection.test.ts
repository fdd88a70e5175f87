import type { ProductListRow } from '@loja/data'
import { type ProductFilter, productListParams } from '@loja/domain'
import { describe, expect, test } from 'vitest'
import { productRow } from '../testing/product-row'
import { countSelectedInCategory, type TickedProduct, toProductSelection } from './product-selection'

const PERFUMES = '00000000-0000-4000-8000-000000000001'
const CREAMS = '00000000-0000-4000-8000-000000000002'
const { search, category, brand, status, stock, onSale } = productListParams.initial
const filter: ProductFilter = { search, category, brand, status, stock, onSale }
const row = (id: string, values: Partial<TickedProduct> = {}): TickedProduct => ({
  ...productRow(id, { categoryId: PERFUMES, ...values }),
  foundBy: values.foundBy ?? filter,
})
const seen = (total: number, rows: ProductListRow[] = []) => ({ rows, counts: { snapshot: '10:12:11', total } })

describe('[PROD-09] [PROD-13] what is sent names what was seen', () => {
  test('ticked products with the version that the page shows now, else with the one they had when ticked', () => {
    const two = { kind: 'some', rows: { a: row('a'), b: row('b', { version: 4 }) } } as const
    const shown = (id: string) => (id === 'a' ? 7 : undefined)
    expect(toProductSelection(two, seen(260), shown)).toEqual({ seen: { a: 7, b: 4 } })
  })

  test('all of a filter as the filter, less those unticked, with the versions on the screen', () => {
    const all = { kind: 'all', filter, except: { a: row('a') } } as const
    expect(toProductSelection(all, seen(260, [row('b', { version: 3 })]), () => undefined)).toEqual({
      all: filter,
      except: ['a'],
      expected: 259,
      snapshot: '10:12:11',
      seen: { b: 3 },
    })
  })
})

describe('[PROD-09] selected of each category', () => {
  const under = (values: Partial<ProductFilter> = {}, ...shown: string[]) => ({
    filter: { ...filter, ...values },
    shown: new Set(shown),
  })

  test('counts those ticked one by one that the filter finds', () => {
    const cologne = row('b', { foundBy: { ...filter, search: 'colonia' } })
    const some = { kind: 'some', rows: { a: row('a'), b: cologne, c: row('c', { categoryId: CREAMS }) } } as const
    expect(countSelectedInCategory(some, under(), PERFUMES, 85)).toBe(1)
    expect(countSelectedInCategory(some, under({}, 'b'), PERFUMES, 85)).toBe(2)
    expect(countSelectedInCategory(some, under(), CREAMS, 12)).toBe(1)
    expect(countSelectedInCategory(some, under({ search: 'colonia' }), PERFUMES, 5)).toBe(1)
    // The list may show another category: the buttons count all of them.
    expect(countSelectedInCategory(some, under({ category: CREAMS }), PERFUMES, 85)).toBe(1)
  })

  test('of all that match, everything but what was unticked; of all of one category, no other', () => {
    const all = { kind: 'all', filter, except: { a: row('a') } } as const
    expect(countSelectedInCategory(all, under(), PERFUMES, 85)).toBe(84)
    expect(countSelectedInCategory(all, under(), CREAMS, 12)).toBe(12)
    const creams = { ...filter, category: CREAMS }
    expect(
      countSelectedInCategory({ kind: 'all', filter: creams, except: {} }, under({ category: CREAMS }), PERFUMES, 85),
    ).toBe(0)
    expect(
      countSelectedInCategory({ kind: 'all', filter: creams, except: {} }, under({ category: CREAMS }), CREAMS, 12),
    ).toBe(12)
  })
})
