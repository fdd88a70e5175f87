import { expect, test } from 'vitest'
import { startPlatform } from '../test-support'
import { listProductChoices } from './product-choices'

await startPlatform('admin')

test('[FILT-01] choices are the products of a search and the chosen one', async () => {
  const [product, ...others] = await listProductChoices('', null)
  expect(others).toHaveLength(19)
  expect(await listProductChoices('nada-assim', product?.id ?? null)).toEqual([product])
})
