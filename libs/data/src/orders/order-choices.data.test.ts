import { expect, test } from 'vitest'
import { startPlatform } from '../test-support'
import { listOrderPlaces, listProductChoices } from './order-choices'
import { listOrders } from './orders'
import { params } from './test-support'

await startPlatform('admin')

test('[FILT-01] listed cities, methods and products find their orders', async () => {
  const { cities, shippingMethods } = await listOrderPlaces()
  const [product] = await listProductChoices('', null)
  const [city = null, shippingMethod = null] = [cities[0], shippingMethods[0]]
  expect(shippingMethods).toEqual(['Frete grátis', 'PAC', 'Sedex'])
  for (const filter of [{ city }, { shippingMethod }, { state: 'SP' }, { minTotal: 100, maxTotal: 500 }]) {
    expect((await listOrders(params(filter))).length, JSON.stringify(filter)).toBeGreaterThan(0)
  }
  expect(await listProductChoices('nada-assim', product?.id ?? null)).toEqual([product])
})
