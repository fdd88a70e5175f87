import type { ProductDraft } from './product-fields'

/** Cases for the form and for the database. */
export const IMAGE_ADDRESS_CASES: readonly (readonly [address: string, isAddress: boolean])[] = [
  ['https://cdn.test/a.jpg', true],
  ['http://cdn.test:8080/a%20b.png?w=1#x', true],
  ['HTTPS://CDN.TEST/A.JPG', true],
  ['https://cdn.test', true],
  ['https://cdn.test/água.jpg', true],
  ['/demo/batom.svg', true],
  ['/', true],
  ['//evil.test/a.jpg', false],
  ['javascript:alert(1)', false],
  ['JavaScript:alert(1)', false],
  ['data:image/png;base64,AAAA', false],
  ['ftp://cdn.test/a.jpg', false],
  ['https://', false],
  ['https:///a.jpg', false],
  ['https://user@cdn.test/a.jpg', false],
  ['https://cdn.test:port/a.jpg', false],
  ['https://cdn.test/a b.jpg', false],
  ['https://cdn.test/a\u00a0b.jpg', false],
  ['https://cdn.test/a\njavascript:alert(1)', false],
  ['/a\u0085b.jpg', false],
  ['/a\u2028b.jpg', false],
  ['https://cdn.test/"onerror=alert(1)', false],
  ['https://cdn.test\\@evil.test/a.jpg', false],
  ['/\\evil.test/a.jpg', false],
  ['cdn.test/a.jpg', false],
  ['', false],
  [`https://cdn.test/${'a'.repeat(1983)}`, true],
  [`https://cdn.test/${'a'.repeat(1984)}`, false],
  [`/${'😀'.repeat(1999)}`, true],
  [`/${'😀'.repeat(2000)}`, false],
]

/** Longest accepted text of each field, and one character more. */
export const LONGEST_TEXTS: readonly (readonly [longest: Partial<ProductDraft>, longer: Partial<ProductDraft>])[] = [
  [{ name: 'x'.repeat(300) }, { name: 'x'.repeat(301) }],
  [{ description: '😀'.repeat(20_000) }, { description: 'x'.repeat(20_001) }],
  [{ shortDescription: 'x'.repeat(1000) }, { shortDescription: 'x'.repeat(1001) }],
  [{ perfumeType: 'x'.repeat(200) }, { perfumeType: 'x'.repeat(201) }],
  [{ volume: 'x'.repeat(200) }, { volume: 'x'.repeat(201) }],
  [{ fragranceFamily: 'x'.repeat(200) }, { fragranceFamily: 'x'.repeat(201) }],
  [{ intensity: 'x'.repeat(200) }, { intensity: 'x'.repeat(201) }],
  [{ tags: ['a', 'x'.repeat(200)] }, { tags: ['a', 'x'.repeat(201)] }],
]
