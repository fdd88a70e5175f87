import { describe, expect, test } from 'vitest'
import { checkImport, planImport } from '../analysis/check-import'
import { guessMapping } from '../mapping/guess-mapping'
import { readImportTable } from '../table/read-import-table'
import { DEFAULTS, outcomeOf } from '../test-support'
import { warningText } from '../texts/texts'

describe('[PROD-14] codes of a list', () => {
  test.each([
    ['7891000315507', '7891000315507'],
    [' 789-1000.315507 ', '7891000315507'],
    // Zeros that a spreadsheet has dropped.
    ['36000291452', '036000291452'],
    ['0036000291452', '0036000291452'],
    // A column of numbers with empty cells, as programs write it.
    ['7891000315507.0', '7891000315507'],
    ['7891000315507,00', '7891000315507'],
    ['SEM GTIN', null],
    ['0000000000000', null],
    ['-', null],
  ])('reads the GTIN %j as %j', (cell, gtin) => {
    const { products, warnings } = outcomeOf(`nome;preço;EAN\nÁgua;10,00;${cell}\n`)
    expect([products[0]?.gtin, warnings]).toEqual([gtin, []])
  })

  test.each([
    ['7891000315508', 'GTIN não importado: o último dígito de “7891000315508” seria 7.'],
    ['78910004', 'GTIN não importado: o último dígito de “78910004” seria 3.'],
    ['789100031550712', 'GTIN não importado: “789100031550712” não tem 8, 12, 13 ou 14 dígitos.'],
    ['ABC123', 'GTIN não importado: “ABC123” não tem 8, 12, 13 ou 14 dígitos.'],
    [
      '7,89123E+12',
      'Código alterado pela planilha, não importado: “7,89123E+12”. Formate a coluna como texto e salve de novo.',
    ],
  ])('leaves out the GTIN %j with a reason', (cell, text) => {
    const { products, warningTexts } = outcomeOf(`nome;preço;GTIN\nÁgua;10,00;${cell}\n`)
    expect(products[0]?.gtin).toBeNull()
    expect(warningTexts).toContain(text)
  })

  test.each([
    ['0012', '0012'],
    ['12E5', '12E5'],
    ['', null],
  ])('reads the SKU %j as %j', (cell, sku) => {
    expect(outcomeOf(`nome;preço;SKU\nÁgua;10,00;${cell}\n`).products[0]?.sku).toBe(sku)
  })

  test('a number cell has all digits, however it is shown', () => {
    const table = readImportTable('nome;preço;código de barras;referência\nÁgua;10,00;7,891E+12;1,2E+03\n')
    const [record] = table.records
    if (record) record.numbers = [null, null, '7891000315507', '1200']
    const { ready } = checkImport(table, planImport(table, guessMapping(table), DEFAULTS))
    expect(ready[0]?.product).toMatchObject({ gtin: '7891000315507', sku: '1200' })
    expect(ready[0]?.warnings.map(warningText).join()).not.toContain('alterado')
  })

  test.each(['mar/23', '01/fev', '1-Mar', '15/03/2023', '2023-03-15 00:00:00'])(
    'leaves out the SKU %j, which a spreadsheet has made a date',
    (cell) => {
      const { products, warnings } = outcomeOf(`nome;preço;SKU\nÁgua;10,00;${cell}\n`)
      expect([products[0]?.sku, warnings]).toEqual([null, ['code-cut']])
    },
  )

  test('leaves out a number with more digits than JSON keeps', () => {
    const { products, warnings } = outcomeOf('[{"nome":"Água","preco":10,"sku":12345678901234567890}]')
    expect([products[0]?.sku, warnings]).toEqual([null, ['code-cut']])
  })

  test('a SKU of more than 64 characters rejects the row', () => {
    expect(outcomeOf(`nome;preço;SKU\nÁgua;10,00;${'x'.repeat(65)}\n`).rejected).toEqual([[2, 'text-too-long']])
  })
})

describe('[COST-03] costs of a list', () => {
  test.each([
    ['42,50', 42.5, []],
    ['R$ 1.042,50', 1042.5, []],
    ['0,00', null, []],
    ['', null, []],
    ['a combinar', null, ['cost-left-out']],
    ['-3', null, ['cost-left-out']],
  ])('reads %j as %j', (cell, cost, warned) => {
    const { products, warnings } = outcomeOf(`nome;preço de venda;preço de custo\nÁgua;90,00;${cell}\n`)
    expect([products[0]?.cost, products[0]?.price, warnings]).toEqual([cost, 90, warned])
  })

  test('finds each heading', () => {
    for (const heading of ['Custo', 'Preço de compra', 'VLR CUSTO', 'Cost per item', 'custo unit.']) {
      expect(outcomeOf(`nome;preço;${heading}\nÁgua;90,00;40,00\n`).mapping, heading).toEqual(['name', 'price', 'cost'])
    }
  })
})

test.each([
  ['SKU', 'a1', 'A1'],
  ['GTIN', '0036000291452', '036000291452'],
])('[PROD-14] a row with the %s of another row is refused, and the other row says so', (heading, first, second) => {
  const { read, reasons, warningTexts } = outcomeOf(
    `nome;preço;${heading}\nÁgua;10,00;${first}\nSabão;10,00;\nSol;20,00;${second}\nMar;30,00;`,
  )
  expect(read).toEqual(['2 Água = 10', '3 Sabão = 10', '4 repeated-code', '5 Mar = 30'])
  expect(reasons).toEqual([`Outra linha da lista tem o mesmo código. Lido: “${second}”.`])
  expect(warningTexts).toContain(`O código “${first}” está também na linha 4: confira de qual produto ele é.`)
})
