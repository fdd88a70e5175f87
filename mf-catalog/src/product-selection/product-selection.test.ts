import type { ProductListRow } from '@loja/data'
import { type ProductFilter, productListParams } from '@loja/domain'
import { describe, expect, test } from 'vitest'
import { productRow } from '../testing/product-row'
import { countSelectedInCategory, toProductSelection } from './product-selection'

const PERFUMES = '00000000-0000-4000-8000-000000000001'
const CREAMS = '00000000-0000-4000-8000-000000000002'
const row = (id: string, values: Partial<ProductListRow> = {}) => productRow(id, { categoryId: PERFUMES, ...values })
const { search, category, brand, status, stock, onSale } = productListParams.initial
const filter: ProductFilter = { search, category, brand, status, stock, onSale }
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
  test('counts those ticked one by one that the filter finds', () => {
    const some = {
      kind: 'some',
      rows: { a: row('a'), b: row('b', { name: 'Colônia' }), c: row('c', { categoryId: CREAMS }) },
    } as const
    expect(countSelectedInCategory(some, filter, PERFUMES, 85)).toBe(2)
    expect(countSelectedInCategory(some, filter, CREAMS, 12)).toBe(1)
    expect(countSelectedInCategory(some, { ...filter, search: 'colonia' }, PERFUMES, 5)).toBe(1)
    // The list may show another category: the buttons count all of them.
    expect(countSelectedInCategory(some, { ...filter, category: CREAMS }, PERFUMES, 85)).toBe(2)
  })

  test('of all that match, everything but what was unticked; of all of one category, no other', () => {
    const all = { kind: 'all', filter, except: { a: row('a') } } as const
    expect(countSelectedInCategory(all, filter, PERFUMES, 85)).toBe(84)
    expect(countSelectedInCategory(all, filter, CREAMS, 12)).toBe(12)
    const creams = { ...filter, category: CREAMS }
    expect(countSelectedInCategory({ kind: 'all', filter: creams, except: {} }, creams, PERFUMES, 85)).toBe(0)
    expect(countSelectedInCategory({ kind: 'all', filter: creams, except: {} }, creams, CREAMS, 12)).toBe(12)
  })
})
