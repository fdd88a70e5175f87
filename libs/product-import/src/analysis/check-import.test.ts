import { expect, test } from 'vitest'
import { parseImportText } from './check-import'

test('[IMP-04] a list with headings becomes products', () => {
  const { analysis } = parseImportText('nome;preço;marca\nÁgua 100 ML;10,00;Phebo\n;1,00;\nÁgua 100 ML;11,00;\n', {
    categoryId: null,
    stock: 999_999,
  })
  expect(analysis.ready.map(({ product }) => [product.name, product.price, product.brandName])).toEqual([
    ['Água 100 ML', 10, 'Phebo'],
  ])
  expect(analysis.duplicates).toEqual([{ line: 4, name: 'Água 100 ML', firstLine: 2 }])
  expect(analysis.rejected.map(({ line, reason }) => [line, reason.code])).toEqual([[3, 'missing-name']])
})
