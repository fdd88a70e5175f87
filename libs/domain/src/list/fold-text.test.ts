import { expect, test } from 'vitest'
import { foldText } from './fold-text'

test.each([
  ['Água de Colônia', 'agua de colonia'],
  ['A\u0301GUA', 'agua'],
  ['ÇÃO ÑANDÚ Ýris', 'cao nandu yris'],
  ['a\u00a0\u200b b\tc', 'a b c'],
  ['100% *_\\', '100% *_\\'],
  ['', ''],
])('[PROD-03] foldText turns %j into %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
