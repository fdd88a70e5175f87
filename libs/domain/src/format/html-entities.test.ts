import { expect, test } from 'vitest'
import { decodeEntities } from './html-entities'

test.each([
  ['Dolce &amp; Gabbana &quot;Light Blue&quot;', 'Dolce & Gabbana "Light Blue"'],
  ['&Aacute;gua &#233; &#xE7; &ntilde;&otilde;&Ccedil; &frac12;', 'Água é ç ñõÇ ½'],
  ['&amp;amp;quot; &amp;eacute;', '" é'],
  ['a&nbsp;b&#160;c', 'a b c'],
  ['&lt;b&gt;', '<b>'],
  ['Rock&Star; P&G; A&B &; &#; &#0; &#55296; &#9999999;', 'Rock&Star; P&G; A&B &; &#; &#0; &#55296; &#9999999;'],
])('decodes %s', (text, plain) => {
  expect(decodeEntities(text)).toBe(plain)
})

test('takes linear time', () => {
  expect(decodeEntities('&amp;'.repeat(100_000))).toHaveLength(100_000)
  expect(decodeEntities('&'.repeat(200_000))).toHaveLength(200_000)
})
