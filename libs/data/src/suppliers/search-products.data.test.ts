import { expect, test } from 'vitest'
import { startPlatform } from '../test-support'
import { searchMatchedProducts } from './search-products'

const backend = await startPlatform('admin')

test('[SUP-24] a search for the product of a line returns products with their cost', async () => {
  await backend.sql(
    `with p as (insert into public.products (name, price) values ('Busca Asad 100 ML', 150) returning id)
      insert into public.product_costs (product_id, cost, source) select p.id, 80, 'teste' from p`,
  )
  expect(await searchMatchedProducts('asad busca')).toMatchObject([{ name: 'Busca Asad 100 ML', price: 150, cost: 80 }])
  expect(await searchMatchedProducts('busca sem produto')).toEqual([])
})
