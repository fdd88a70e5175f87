import { expect, test } from 'vitest'
import { embedExcess } from './embed-limit'

const nested = (levels: number) =>
  `${Array.from({ length: levels }, (_, index) => `id,t${index}(`).join('')}id${')'.repeat(levels)}`

test.each([
  ['select', '*'],
  ['select', 'id,order_items(product_name),tracking_shipments(carrier,tracking_events(status))'],
  ['select', nested(3)],
  ['select', Array.from({ length: 100 }, (_, index) => `c${index}`).join()],
  ['select', `${'a:name,b:price::text,'.repeat(10)}id`],
  ['select', 'id,categories(a:products(id),...products!inner(name))'],
  ['or', `(name.eq."${'('.repeat(50)}",and(price.gt.1,price.lt.2))`],
  ['name', `eq."a\\"${'('.repeat(50)}"`],
])('allows %s=%s', (name, value) => {
  expect(embedExcess(new URLSearchParams([[name, value]]))).toBeUndefined()
})

test.each([
  ['select', nested(4), 'select embeds more than 3 levels'],
  ['select', nested(7), 'select embeds more than 3 levels'],
  [
    'select',
    Array.from({ length: 9 }, (_, index) => `a${index}:categories(id)`).join(),
    'select embeds more than 8 tables',
  ],
  ['select', 'id,'.repeat(2000), 'select is longer than 4000 characters'],
  ['select', Array.from({ length: 101 }, (_, index) => `c${index}`).join(), 'select names more than 100 columns'],
  [
    'select',
    Array.from({ length: 11 }, (_, index) => `a${index}:name::text`).join(),
    'select names a column more than 10 times',
  ],
  [
    'select',
    'a:products(id),categories(b:products!inner(id),...products(id))',
    'select embeds a table more than 2 times',
  ],
  ['or', `${'(and'.repeat(21)}${')'.repeat(21)}`, 'or nests more than 20 levels'],
])('refuses %s=%s', (name, value, reason) => {
  const params = new URLSearchParams([
    ['select', 'id'],
    [name, value],
  ])
  expect(embedExcess(params)).toBe(reason)
})
