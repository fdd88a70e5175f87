import { expect, test } from 'vitest'
import { startPlatform } from '../test-support'
import { listOrderPlaces } from './order-places'
import { listOrders } from './orders'
import { params } from './test-support'

await startPlatform('admin')

test('[FILT-01] listed cities and methods find their orders', async () => {
  const { cities, shippingMethods } = await listOrderPlaces()
  const [city = null, shippingMethod = null] = [cities[0], shippingMethods[0]]
  expect(shippingMethods).toEqual(['Frete grátis', 'PAC', 'Sedex'])
  for (const filter of [{ city }, { shippingMethod }, { state: 'SP' }, { minTotal: 100, maxTotal: 500 }]) {
    expect((await listOrders(params(filter))).length, JSON.stringify(filter)).toBeGreaterThan(0)
  }
})
