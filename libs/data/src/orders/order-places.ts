import { ask } from '../client/ask'
import { db } from '../client/client'

export async function listOrderPlaces(signal?: AbortSignal) {
  const places = await ask('orders.listPlaces', db().rpc('order_places', undefined, { get: true }), signal)
  const of = (part: string) => places.filter((place) => place.part === part).map(({ value }) => value)
  return { cities: of('city'), shippingMethods: of('method') }
}
