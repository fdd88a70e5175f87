import { db } from '../client/client'
import { countOf } from '../client/count-rows'

/** How many products the signed-in role can see. @throws DataError */
export async function countProducts(): Promise<number> {
  return countOf('products.count', await db().from('products').select('id', { count: 'exact', head: true }))
}
