import { productListParams } from '@loja/domain/products'
import { expect, test } from 'vitest'
import { startPlatform } from '../test-support'
import { listFeatured, listFeaturedCandidates, setFeatured } from './featured'
import { countProducts, listProducts, productConflictOf, updateProductFields } from './products'

const backend = await startPlatform('admin')

const { initial } = productListParams
const make = async (name: string) => {
  return backend.insert('products', { name, price: 10, stock_quantity: 3 })
}

test('[PROD-02] [PROD-09] an administrator gets counts by category that ignore the category filter', async () => {
  const [first] = await listProducts(initial)
  const category = first?.categoryId ?? ''
  const [all, narrowed] = [await countProducts(initial), await countProducts({ ...initial, category })]
  expect(narrowed.byCategory).toEqual(all.byCategory)
  expect(narrowed.total).toBe(all.byCategory[category])
})

test('[PROD-13] an administrator gets the stored product when an edit conflicts', async () => {
  const id = await make('Editado na linha')
  const first = await updateProductFields({ id, version: 1, patch: { price: 12.5, categoryId: null } })
  expect(first).toMatchObject({ id, version: 2, price: 12.5, stockQuantity: 3, isActive: true })
  const late = await updateProductFields({ id, version: 1, patch: { stockQuantity: 9 } }).catch((error) => error)
  expect(late).toMatchObject({ name: 'DataError', code: 'conflict' })
  expect(productConflictOf(late)).toEqual(first)
  await updateProductFields({ id, version: 2, patch: { stockQuantity: 0, isActive: false } })
  await expect(updateProductFields({ id: crypto.randomUUID(), version: 1, patch: { price: 1 } })).rejects.toMatchObject(
    { code: 'not-found' },
  )
  await expect(updateProductFields({ id, version: 3, patch: { price: -1 } })).rejects.toMatchObject({
    code: 'invalid',
  })
  expect(productConflictOf(new Error('x'))).toBeNull()
})

test('[FEAT-01] [FEAT-02] [FEAT-03] an administrator reads the shop window and its candidates up to its limit', async () => {
  const featured = await listFeatured()
  expect(featured).toHaveLength(12)
  expect(featured.map(({ createdAt }) => createdAt)).toEqual(
    featured.map(({ createdAt }) => createdAt).sort((a, b) => b.localeCompare(a)),
  )
  const candidates = await listFeaturedCandidates('')
  expect(candidates).toHaveLength(50)
  expect(candidates.every(({ isFeatured, isActive }) => isActive && !isFeatured)).toBe(true)
  for (const { id } of candidates.slice(0, 8)) await setFeatured(id, true)
  await expect(setFeatured(candidates[8]?.id ?? '', true)).rejects.toMatchObject({ code: 'limit' })
  expect(await listFeatured()).toHaveLength(20)
  expect((await listFeaturedCandidates('')).map(({ id }) => id)).not.toContain(candidates[0]?.id)
  await setFeatured(candidates[0]?.id ?? '', false)
  expect(await listFeatured()).toHaveLength(19)
  await expect(setFeatured(crypto.randomUUID(), true)).rejects.toMatchObject({ code: 'not-found' })
  const names = (await listFeaturedCandidates('AGUA')).map(({ name }) => name)
  expect(names.every((name) => /água/i.test(name))).toBe(true)
})
