import { signedIn, TEST_ENGINE } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'

const shop = sharedBackend()

const ROUNDS = TEST_ENGINE === 'postgres' ? 3 : 1

test('[BULK-03] concurrent additions of four users are all stored', async () => {
  const productId = await shop.insert('products', { name: 'Contado', price: 1, stock_quantity: 0 })
  const people = await Promise.all(Array.from({ length: 4 }, () => signedIn(shop.backend, 'admin')))
  const addOne = (person: (typeof people)[number]) =>
    person.rpc('change_products', {
      selection: { ids: [productId] },
      kind: 'stock',
      arguments: { mode: 'add', quantity: 1 },
    })
  const answers: Awaited<ReturnType<typeof addOne>>[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const together = people.flatMap((person) => Array.from({ length: 10 }, () => addOne(person)))
    answers.push(...(await Promise.all(together)))
  }
  expect(answers.filter(({ error, data }) => error || data[0]?.changed !== 1)).toEqual([])
  expect(await shop.sql(`select stock_quantity from public.products where name = 'Contado'`)).toEqual([
    { stock_quantity: 40 * ROUNDS },
  ])
}, 300_000)
