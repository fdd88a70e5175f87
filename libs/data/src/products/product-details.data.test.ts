import { LONGEST_TEXTS } from '@loja/domain/product-text-cases'
import { EMPTY_PRODUCT_VALUES, type ProductDraft, parseProductForm } from '@loja/domain/products'
import { expect, test } from 'vitest'
import { findProductsByNames } from '../imports/batches'
import { startPlatform } from '../test-support'
import { listBrands } from './brands'
import { listAllCategories, listCategories } from './categories'
import { listCosts } from './product-costs'
import { findProductByName, getProduct, insertProduct, productEditConflictOf, updateProduct } from './product-details'
import { insertCategory } from './product-groups'
import { refusedFieldOf } from './refused-field'

const backend = await startPlatform('admin')
const ABSENT_ID = '00000000-0000-4000-8000-000000000000'

const draft = (change: Partial<ProductDraft> = {}): ProductDraft => ({
  ...parseProductForm(EMPTY_PRODUCT_VALUES).draft,
  name: `Produto ${crypto.randomUUID()}`,
  price: 129.9,
  ...change,
})
const stored = async (change: Partial<ProductDraft> = {}) => insertProduct(crypto.randomUUID(), draft(change))
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it was accepted'),
    (error: unknown) => error,
  )

test('[PROD-12] an administrator stores and reads every field', async () => {
  const [category] = await listCategories()
  const [brand] = await listBrands()
  const whole = draft({
    shortDescription: 'Leve',
    description: 'Linha 1\nLinha 2 com "aspas" e \\',
    salePrice: 99.99,
    stockQuantity: 999999,
    minStockAlert: 0,
    mainImage: 'https://cdn.test/b.jpg',
    images: ['https://cdn.test/a.jpg', 'https://cdn.test/b,{c}.jpg', 'https://cdn.test/b.jpg'],
    categoryId: category?.id ?? '',
    brandId: brand?.id ?? '',
    categoryType: 'cosmetico',
    perfumeType: null,
    gender: 'unissex',
    volume: '100 ML',
    fragranceFamily: 'Floral',
    intensity: 'Suave',
    tags: ['verão', 'a, b', '"'],
    isActive: false,
    sku: 'AB-1',
    gtin: '7891000315507',
    cost: 40.5,
  })
  const id = crypto.randomUUID()
  const made = await insertProduct(id, whole)
  expect(made).toMatchObject({ id, version: 2, product: whole })
  expect(await getProduct(id)).toEqual({ ...made, categoryName: category?.name, brandName: brand?.name })
  const empty = await updateProduct({ id, version: 2, patch: draft({ name: whole.name }), cost: null })
  expect(empty).toMatchObject({ version: 3, product: draft({ name: whole.name }) })
})

test('[COST-02] an administrator saves a cost with other changes, and none over another session', async () => {
  const { id, product } = await stored({ cost: 40 })
  const saved = await updateProduct({ id, version: 2, patch: { price: 99, cost: 41 }, cost: 41 })
  expect(saved).toMatchObject({ version: 3, product: { ...product, price: 99, cost: 41 } })
  const error = await failureOf(updateProduct({ id, version: 2, patch: { cost: 42 }, cost: 42 }))
  expect(productEditConflictOf(error)).toMatchObject({ version: 3, product: { cost: 41 } })
  expect(await findProductsByNames([product.name])).toMatchObject([{ id, product: { cost: 41 } }])
})

test('[COST-02] a repeat after a lost response saves the cost once', async () => {
  const [id, wanted] = [crypto.randomUUID(), draft({ cost: 40 })]
  await insertProduct(id, { ...wanted, cost: null })
  expect(await insertProduct(id, wanted)).toMatchObject({ version: 2, product: { cost: 40 } })
  expect(await insertProduct(id, wanted)).toMatchObject({ version: 2, product: { cost: 40 } })
  expect(await listCosts(id, '2020-01-01T00:00:00Z')).toMatchObject([{ cost: 40, source: 'Cadastro' }])
})

test('[PROD-14] an administrator gets the code that another product has', async () => {
  await stored({ sku: 'TOMADO', gtin: '96385074' })
  expect(refusedFieldOf(await failureOf(stored({ sku: 'tomado' })))).toEqual({ field: 'sku', reason: 'taken' })
  expect(refusedFieldOf(await failureOf(stored({ gtin: '96385074' })))).toEqual({ field: 'gtin', reason: 'taken' })
})

test('[PROD-12] an administrator finds an existing name as the database compares names', async () => {
  const { id } = await stored({ name: 'Água\u00a0\u200bde  Colônia, 50% (nova) "1" *' })
  const name = '  A\u0301gua de Colônia,\t50% (nova) "1" *\u3000'
  expect(await findProductByName(name)).toEqual({ id, name: 'Água de Colônia, 50% (nova) "1" *' })
  expect(await findProductByName('Água de Colônia')).toBeNull()
  expect(await findProductByName('AGUA DE COLONIA, 50% (NOVA) "1" *')).toBeNull()
  expect(refusedFieldOf(await failureOf(insertProduct(crypto.randomUUID(), draft({ name }))))).toEqual({
    field: 'name',
    reason: 'taken',
  })
  const other = await stored()
  const error = await failureOf(updateProduct({ id: other.id, version: 1, patch: { name }, cost: null }))
  expect([refusedFieldOf(error), productEditConflictOf(error)]).toEqual([{ field: 'name', reason: 'taken' }, null])
})

test.each(LONGEST_TEXTS)('a product has the longest text of field %# and no more', async (longest, longer) => {
  await expect(stored(longest)).resolves.toBeDefined()
  const field = Object.keys(longer)[0]
  expect(refusedFieldOf(await failureOf(stored(longer)))).toEqual({ field, reason: 'invalid' })
})

test.each<[Partial<ProductDraft>, object]>([
  [{ mainImage: 'javascript:alert(1)' }, { field: 'mainImage', reason: 'invalid' }],
  [{ price: -1 }, { field: 'price', reason: 'invalid' }],
  [{ salePrice: -1 }, { field: 'salePrice', reason: 'invalid' }],
  [{ stockQuantity: 1_000_000 }, { field: 'stockQuantity', reason: 'invalid' }],
  [{ images: Array.from({ length: 51 }, () => '/a') }, { field: 'images', reason: 'invalid' }],
  [{ tags: Array.from({ length: 51 }, () => 'a') }, { field: 'tags', reason: 'invalid' }],
  [{ gtin: '7891000315508' }, { field: 'gtin', reason: 'invalid' }],
  [{ cost: -1 }, { field: 'cost', reason: 'invalid' }],
  [{ categoryId: ABSENT_ID }, { field: 'categoryId', reason: 'gone' }],
  [{ brandId: ABSENT_ID }, { field: 'brandId', reason: 'gone' }],
])('an administrator gets the field that the database refuses: %#', async (change, refused) => {
  expect(refusedFieldOf(await failureOf(insertProduct(crypto.randomUUID(), draft(change))))).toEqual(refused)
})

test('[PROD-04] an administrator lists active categories in order and inserts a new one once', async () => {
  await backend.sql(`insert into public.categories (name, is_active, sort_order) values ('Velha', false, 900)`)
  const before = await listCategories()
  const truth = await backend.sql('select id, name from public.categories where is_active order by sort_order, name')
  expect(before).toEqual(truth)
  const made = await insertCategory('  Casa  e banho ')
  expect(made.name).toBe('Casa e banho')
  expect(await insertCategory('Casa e banho')).toEqual(made)
  expect(await listCategories()).toEqual([...before, made])
  expect(await failureOf(insertCategory('Velha'))).toMatchObject({ code: 'conflict' })
  const all = await listAllCategories()
  expect(all.slice(0, before.length + 1)).toEqual([...before, made])
  expect(all.map(({ name }) => name)).toContain('Velha')
})
