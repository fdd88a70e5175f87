import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guessMapping } from '../mapping/guess-mapping'
import { readSupplierLines } from '../supplier-lines/read-supplier-lines'
import { outcomeOf } from '../test-support'
import { isForeignText } from './currency'
import { readImportTable } from './read-import-table'

const FOREIGN = ['US$', 'USD', 'usd', 'U$', 'U$S', '€', 'EUR', 'Euro', 'dólares', 'G$', '₲', '£', 'ARS', 'PYG', 'A$']

test('reais and words of headings are no other currency', () => {
  const texts = ['R$ 10,00', '10 reais', 'BRL', 'Preço $', 'Preço (R$)', 'Preço real', 'Preço top', 'Peso', 'à vista']
  expect(texts.filter(isForeignText)).toEqual([])
  expect(FOREIGN.filter((sign) => !isForeignText(sign))).toEqual([])
})

const lists = fc
  .record({
    sign: fc.constantFrom(...FOREIGN),
    cents: fc.integer({ min: 1, max: 999_999 }),
    isBehind: fc.boolean(),
    where: fc.constantFrom('cell', 'heading', 'column'),
  })
  .map(({ sign, cents, isBehind, where }) => {
    const amount = (cents / 100).toFixed(2).replace('.', ',')
    const joined = (text: string) => (isBehind ? `${text} ${sign}` : `${sign} ${text}`)
    if (where === 'cell') return `Nome;Preço\nAsad;10,00\nBatom;${joined(amount)}\n`
    if (where === 'heading') return `Nome;${joined('Preço')}\nBatom;${amount}\n`
    return `Nome;Preço;Moeda\nAsad;10,00;BRL\nBatom;${amount};${sign}\n`
  })

describe('[IMP-21] a price in another currency is never a price in reais', () => {
  test('in the import and in the list of a supplier', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const { ready, rejected } = outcomeOf(list)
        expect(ready.map(([, name]) => name)).not.toContain('Batom')
        expect(rejected.map(([, code]) => code)).toEqual(['foreign-currency'])
        const table = readImportTable(list, { isSupplierList: true })
        const { lines, faults } = readSupplierLines(table, guessMapping(table))
        expect(lines.map(({ text }) => text)).not.toContain('Batom')
        expect(faults.map(({ reason }) => reason.code)).toEqual(['foreign-currency'])
      }),
    )
  })

  test('below a line that names the currency', () => {
    expect(outcomeOf('PREÇOS EM DÓLAR;\nNome;Preço\nA;10,00\nPREÇOS EM REAIS;\nB;55,00\n')).toMatchObject({
      read: ['3 foreign-currency', '4 missing-price', '5 B = 55'],
    })
  })

  test('below such a line of a message', () => {
    expect(outcomeOf('TABELA EM DÓLAR\nA - 10,00\nB - 20,00\nPREÇOS EM REAIS\nC - 30,00\n')).toMatchObject({
      ready: [[5, 'C', 30]],
      rejected: expect.arrayContaining([
        [2, 'foreign-currency'],
        [3, 'foreign-currency'],
      ]),
    })
  })

  test('under a heading that names only the currency', () => {
    expect(outcomeOf('Produto;USD\nA;58,00\nB;33,00\n').ready).toEqual([])
    expect(outcomeOf('Produto;R$\nA;58,00\nB;33,00\n').ready).toHaveLength(2)
  })

  test('in JSON', () => {
    const { reasons } = outcomeOf('[{"nome":"A","preco":31,"moeda":"USD"},{"nome":"B","preco":"€ 31"}]')
    expect(outcomeOf('[{"nome":"A","precoUSD":10}]').ready).toEqual([])
    expect(reasons).toEqual(['Produto 1: preço inválido (USD)', 'Produto 2: preço inválido (€ 31)'])
  })

  test('as cost or sale price, which are left out', () => {
    const { products, warnings } = outcomeOf('Nome;Preço;Custo;Preço promocional;Moeda de custo\nA;90;10;€ 80;USD\n')
    expect(products[0]).toMatchObject({ price: 90, cost: null, salePrice: null })
    expect(warnings).toEqual(expect.arrayContaining(['cost-left-out', 'sale-price-left-out']))
  })
})

test('[IMP-05] the cell that names another currency is shown, and R$ corrects a price', () => {
  expect(outcomeOf('Nome;Preço;Moeda\nA;31,00;USD\n').reasons).toEqual([
    'O preço está em outra moeda: peça a lista em reais, ou corrija para um preço com R$. Lido: “USD”.',
  ])
  expect(outcomeOf('Nome;Preço US$\nA;31,00\nB;R$ 170,00\n')).toMatchObject({
    ready: [[3, 'B', 170]],
    reasons: [
      'O preço está em outra moeda: peça a lista em reais, ou corrija para um preço com R$ (coluna “Preço US$”). Lido: “31,00”.',
    ],
  })
})

test('[IMP-04] of several currencies the column in reais is the price', () => {
  const text = `Product Handle,Product Title,Variant Price EUR,Variant Price USD,Variant Price BRL
rosa,Água de Rosas,28.00,31.00,189.90
`
  expect(outcomeOf(text)).toMatchObject({ ready: [[2, 'Água de Rosas', 189.9]], warnings: [] })
  expect(outcomeOf('Nome;Preço ($)\nA;10,00\n').warnings).toEqual(['price-column'])
})
