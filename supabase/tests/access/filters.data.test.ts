import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'

const shop = sharedBackend()

const OTHERS: Record<string, object> = {
  list_product_groups: { kind: 'brand' },
  product_group_counts: { kind: 'brand' },
  list_supplier_items: { p_supplier: '00000000-0000-4000-8000-000000000000' },
}

test('[AUTH-06] every function with a filter refuses a malformed one', async () => {
  const functions = await shop.column<string>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and 'filter' = any (proargnames)`,
  )
  const names = functions
  expect(names).toEqual(
    expect.arrayContaining(['search_products', 'products_by_category_counts', 'list_product_batch']),
  )
  for (const name of names) {
    for (const filter of [{ nonsense: null }, { search: 5 }, { search: 'x'.repeat(24_001) }, null]) {
      const { error } = await shop.admin.rpc(name, { ...OTHERS[name], filter })
      expect(error?.code, `${name}(${JSON.stringify(filter)?.slice(0, 99)})`).toBe('22023')
    }
  }
})

test.each([
  ['search_products', { filter: { search: 'x'.repeat(1001) } }],
  ['search_profiles', { filter: { search: 'x'.repeat(1001) } }],
  ['list_activity', { filter: { search: 'x'.repeat(1001) } }],
  ['list_orders', { filter: { search: 'x'.repeat(1001) } }],
  ['palette_search', { p_search: 'x'.repeat(1001) }],
  ['featured_candidates', { search: 'x'.repeat(1001) }],
  ['feedback_products', { search: 'x'.repeat(1001) }],
])('[PROD-03] %s refuses a search of more than 1000 characters', async (name, args) => {
  expect((await shop.admin.rpc(name, args)).error?.code).toBe('22023')
})
