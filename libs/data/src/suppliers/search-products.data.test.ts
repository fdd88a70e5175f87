import { expect, test } from 'vitest'
import { startPlatform } from '../test-support'
import { matchOrderedLines } from './match-lines'
import { listMatchedProducts, searchMatchedProducts } from './search-products'

const backend = await startPlatform('admin')

test('[SUP-24] a search for the product of a line returns products with their cost', async () => {
  await backend.sql(
    `with p as (insert into public.products (name, price) values ('Busca Asad 100 ML', 150) returning id)
      insert into public.product_costs (product_id, cost, source) select p.id, 80, 'teste' from p`,
  )
  expect(await searchMatchedProducts('asad busca')).toMatchObject([{ name: 'Busca Asad 100 ML', price: 150, cost: 80 }])
  expect(await searchMatchedProducts('busca sem produto')).toEqual([])
})

test('[ENTRY-09] a line of a customer is matched by its name, without a supplier', async () => {
  const [product] = await searchMatchedProducts('asad busca')
  const [exact, similar] = await matchOrderedLines([
    { line: 1, text: 'busca asad 100 ml', gtin: null },
    { line: 2, text: 'Busca Azad 100', gtin: null },
  ])
  expect(exact?.product?.id).toBe(product?.id)
  expect(similar?.candidates.map((candidate) => candidate.product.id)).toEqual([product?.id])
  expect(await listMatchedProducts([product?.id ?? '', '00000000-0000-4000-8000-000000000000'])).toEqual([product])
})
