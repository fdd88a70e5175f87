import type { ProductListRow } from '@loja/data/products'
import { type ProductFilter, productListParams } from '@loja/domain/products'
import { describe, expect, test } from 'vitest'
import { productRow } from '../testing/product-row'
import { countSelectedInCategory, type TickedProduct, toProductSelection } from './product-selection'

const PERFUMES = '00000000-0000-4000-8000-000000000001'
const CREAMS = '00000000-0000-4000-8000-000000000002'
const { sort: _, page: __, pageSize: ___, ...filter } = productListParams.initial
const row = (id: string, values: Partial<TickedProduct> = {}): TickedProduct => ({
  ...productRow(id, { categoryId: PERFUMES, ...values }),
  foundBy: values.foundBy ?? filter,
})
const seen = (total: number, rows: ProductListRow[] = []) => ({ rows, counts: { snapshot: '10:12:11', total } })

describe('[PROD-09] [PROD-13] toProductSelection sends the versions that were seen', () => {
  test('sends ticked products with the shown version, else with the version when they were ticked', () => {
    const two = { kind: 'some', rows: { a: row('a'), b: row('b', { version: 4 }) } } as const
    const shown = (id: string) => (id === 'a' ? 7 : undefined)
    expect(toProductSelection(two, seen(260), shown)).toEqual({ seen: { a: 7, b: 4 } })
  })

  test('sends a whole filter without the unticked products, with the shown versions', () => {
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

describe('[PROD-09] countSelectedInCategory', () => {
  const under = (values: Partial<ProductFilter> = {}, ...shown: string[]) => ({
    filter: { ...filter, ...values },
    shown: new Set(shown),
  })

  test('counts single ticks that match the filter', () => {
    const cologne = row('b', { foundBy: { ...filter, search: 'colonia' } })
    const some = { kind: 'some', rows: { a: row('a'), b: cologne, c: row('c', { categoryId: CREAMS }) } } as const
    expect(countSelectedInCategory(some, under(), PERFUMES, 85)).toBe(1)
    expect(countSelectedInCategory(some, under({}, 'b'), PERFUMES, 85)).toBe(2)
    expect(countSelectedInCategory(some, under(), CREAMS, 12)).toBe(1)
    expect(countSelectedInCategory(some, under({ search: 'colonia' }), PERFUMES, 5)).toBe(1)
    // The list may show another category; buttons count all.
    expect(countSelectedInCategory(some, under({ category: CREAMS }), PERFUMES, 85)).toBe(1)
  })

  test('counts a whole filter without the unticked, and no other category', () => {
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
