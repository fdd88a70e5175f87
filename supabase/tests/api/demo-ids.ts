import { createHash } from 'node:crypto'

/** The id that the demo data (`supabase/seed.sql`) give the n-th row of its kind. */
export function demoId(entity: 'user' | 'profile' | 'category' | 'brand' | 'product' | 'order', n: number): string {
  return createHash('md5')
    .update(`loja-demo/${entity}/${n}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** An id that no row has. */
export const ABSENT = '00000000-0000-4000-8000-000000000000'
