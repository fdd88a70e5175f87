import { askCount } from '../client/ask'
import { db } from '../client/client'

/** Keys of the query cache. */
export const productKeys = { all: ['products'], count: ['products', 'count'] } as const

/** How many products the signed-in role can see. @throws DataError */
export function countProducts(): Promise<number> {
  return askCount('products.count', db().from('products').select('id', { count: 'exact', head: true }))
}
