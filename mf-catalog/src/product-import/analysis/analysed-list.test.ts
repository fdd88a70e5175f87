import type { ColumnMapping } from '@loja/product-import'
import { expect, test } from 'vitest'
import { createAnalysedList } from './analysed-list'
import type { ReadingChoices } from './analysis-protocol'

const choices: ReadingChoices = { defaults: { categoryId: null, stock: 1 } }
const NAME_AND_PRICE: ColumnMapping = ['name', 'price']
const open = (text: string, more: Partial<ReadingChoices> = {}) => {
  const list = createAnalysedList(() => undefined)
  return { list, opening: list.open({ kind: 'text', text }, { ...choices, ...more }) }
}

test('[IMP-04] every step uses the same delimiter', async () => {
  const { list, opening } = open('Asad Lattafa 100ml\t189,90\nSabah Al Ward 100 ML\t1.199,50\nYara\tconsulte\n')
  await expect(opening).rejects.toMatchObject({ code: 'no-heading' })
  expect((await list.head(undefined)).lines[0]?.text).toBe('Asad Lattafa 100ml | 189,90')
  expect((await list.choose({ ...choices, headingLine: 0 })).headings).toEqual(['', ''])
  await list.choose({ ...choices, headingLine: 0, mapping: NAME_AND_PRICE })
  list.correct({ line: 3, position: 1, text: 'R$ 1.050,90', everywhere: false })
  expect(list.products(0, 3).map(({ product }) => [product.name, product.price])).toEqual([
    ['Asad Lattafa 100ml', 189.9],
    ['Sabah Al Ward 100 ML', 1199.5],
    ['Yara', 1050.9],
  ])
})

test('[IMP-04] headings that were mapped before are recognised', async () => {
  const remembered = { 'artigo\tunit.': NAME_AND_PRICE }
  const { opening } = open('Tabela de março\n\nArtigo;Unit.;\nLavanda;10,00;x\n', { remembered })
  expect(await opening).toMatchObject({
    headingLine: 3,
    headings: ['Artigo', 'Unit.'],
    mapping: NAME_AND_PRICE,
  })
})
