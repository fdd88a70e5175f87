import { createHash } from 'node:crypto'

export function demoId(entity: 'user' | 'profile' | 'category' | 'brand' | 'product' | 'order', n: number): string {
  return createHash('md5')
    .update(`loja-demo/${entity}/${n}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export const ABSENT = '00000000-0000-4000-8000-000000000000'
