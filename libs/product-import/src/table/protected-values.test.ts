import { describe, expect, test } from 'vitest'
import { guessMapping } from '../mapping/guess-mapping'
import { readSupplierLines } from '../supplier-lines/read-supplier-lines'
import { outcomeOf } from '../test-support'
import { readImportTable } from './read-import-table'
import { readSheetTable } from './read-sheet-table'

const csvCell = (text: string) => `"${text.replaceAll('"', '""')}"`
const values = (heading: string, cell: string) => outcomeOf(`nome;preço;${heading}\nA;1;${csvCell(cell)}\n`).products[0]

describe('[IMP-04] what exporters add is no part of a value', () => {
  test.each([
    ['="0021"', '0021'],
    ["'0018", '0018'],
    ["'12-A7", '12-A7'],
    ['="A ""B"""', 'A "B"'],
    ["'=A1", '=A1'],
    ['A&amp;B', 'A&B'],
    ['&#65;&#x42;', 'AB'],
    ['#N/D', null],
    ['NULL', null],
    ['FALSE', null],
    ["L'Or", "L'Or"],
    ['=A1', '=A1'],
  ])('the SKU %s is %s', (cell, sku) => {
    expect(values('sku', cell)?.sku ?? null).toBe(sku)
  })

  test.each([
    ['="7891000315507"', '7891000315507'],
    ["'7891000315507", '7891000315507'],
  ])('the GTIN %s is %s', (cell, gtin) => {
    expect(values('gtin', cell)?.gtin).toBe(gtin)
  })

  test.each(['#N/D', '#REF!', '#DIV/0!', '#VALOR!'])('the error %s of a formula is no empty cell', (error) => {
    const list = `nome;preço;estoque;marca\nA;1;${error};${error}\nB;${error};1;\n${error};1;1;\n`
    const { products, warningTexts, read, reasons } = outcomeOf(list)
    expect(read).toEqual(['2 A = 1', '3 not-a-price', '4 missing-name'])
    expect(products[0]).toMatchObject({ stockQuantity: 0, brandName: 'A' })
    expect(warningTexts).toContain(`Estoque não reconhecido, importado como 0: “${error}”.`)
    expect(reasons[0]).toBe(`O preço não é um valor. Lido: “${error}”.`)
  })

  const NAME = 'Dolce & Gabbana "Light Blue" é'
  const ENCODED = 'Dolce &amp; Gabbana &quot;Light Blue&quot; &eacute;'

  test.each([
    ['quoted', `nome;preço\n"${ENCODED}";10,00\n`],
    ['with the delimiter in its entities', `nome;preço\n${ENCODED};10,00\n`],
    ['encoded twice', `nome;preço\n${ENCODED.replaceAll('&', '&amp;')};10,00\n`],
    ['with tabs and encoded headings', `nome\tpre&ccedil;o\n${ENCODED}\t10,00\n`],
    ['without headings', `${ENCODED}\t10,00\nBatom\t5,00\n`],
    ['in a message', `${ENCODED} - R$ 10,00\nBatom - R$ 5,00\n`],
    ['in JSON', JSON.stringify([{ nome: ENCODED, preco: 10 }])],
    ['of Shopify', `Handle,Title,Variant Price\na,"${ENCODED}",10.00\n`],
  ])('a name %s', (_, text) => {
    expect(outcomeOf(text).ready[0]?.slice(1)).toEqual([NAME, 10])
  })

  test.each([
    ['a table', `Produto;Atacado\n"${ENCODED}";10,00\n`],
    ['a chat', `${ENCODED} - 10,00`],
  ])("a name in a supplier's list: %s", (_, text) => {
    const table = readImportTable(text, { isSupplierList: true })
    expect(readSupplierLines(table, guessMapping(table)).lines.map((line) => line.text)).toEqual([NAME])
  })

  test('words between an ampersand and a semicolon remain', () => {
    expect(
      outcomeOf("nome;preço\nRock&Star;10\nP&G;5\nJohnson&Johnson;7\n'90s;9\n").ready.map(([, name]) => name),
    ).toEqual(['Rock&Star', 'P&G', 'Johnson&Johnson', "'90s"])
  })
})

describe('[IMP-24] letters of fonts are letters', () => {
  const pairs: [string, string][] = [
    ['Kit Oﬀ-White', 'Kit Off-White'],
    ['Aﬃnity Oﬃcinale', 'Affinity Officinale'],
    ['ﬁx ﬂor ﬆar', 'fix flor star'],
    ['Ａｓａｄ １００ｍｌ', 'Asad 100ml'],
    ['𝐀𝐬𝐚𝐝 𝟏𝟎𝟎 ℳ', 'Asad 100 M'],
    ['Nº 5 m² ½ Nike™ Ω', 'Nº 5 m² ½ Nike™ Ω'],
  ]

  test.each(pairs)('%s in the import', (written, name) => {
    for (const text of [`nome;preço\n${written};10,00\n`, `${written}\t10,00\nBatom\t5,00\n`])
      expect(outcomeOf(text).ready[0]?.[1]).toBe(name)
  })

  test.each(pairs.slice(0, 3))("%s in a supplier's list", (written, name) => {
    for (const text of [`Produto;Atacado\n${written};10,00\n`, `${written} - R$ 10,00`]) {
      const table = readImportTable(text, { isSupplierList: true })
      expect(readSupplierLines(table, guessMapping(table)).lines[0]?.text).toBe(name)
    }
  })

  test('in the rows of a PDF', () => {
    const table = readSheetTable([{ cells: ['Oﬀ-White 50 ml', 'R$ 10,00'] }], { isSupplierList: true, isPrinted: true })
    expect(table.lines?.[0]?.text).toBe('Off-White 50 ml\tR$ 10,00')
  })
})

test('[IMP-11] booleans in texts are empty, and flags remain', () => {
  const headings = ['nome', 'preço', 'descrição', 'marca', 'categoria', 'tags', 'sku', 'ativo']
  const cells = ['Vela', '10', 'FALSO', 'False', 'FALSE', 'falso', 'FALSO', 'FALSO']
  const text = outcomeOf(`${headings.join(';')}\n${cells.join(';')}\n`).products[0]
  const product = { description: 'Vela - Vela', brandName: 'Vela', categoryName: null, tags: ['vela'], sku: null }
  expect(text).toMatchObject({ ...product, isActive: false })
  const table = readSheetTable([
    { cells: ['nome', 'preço', 'marca'] },
    { cells: ['VERDADEIRO', '10', 'FALSO'], numbers: ['true', '10', 'false'] },
  ])
  expect(table.records[0]?.numbers).toEqual(['true', '10', 'false'])
  expect(outcomeOf('[{"nome":true,"preco":10},{"nome":"A","preco":1,"marca":false}]')).toMatchObject({
    rejected: [[1, 'missing-name']],
    products: [{ name: 'A', brandName: 'A' }],
  })
})

describe('[IMP-13] sizes and variations make equal names different', () => {
  test.each([
    ['Volume', ['50', '100'], ['Asad - 50 ML', 'Asad - 100 ML']],
    ['Tamanho', ['P', 'G'], ['Asad - P', 'Asad - G']],
    ['Nome da variação', ['Rosa', 'Azul'], ['Asad - Rosa', 'Asad - Azul']],
    ['Variant Title', ['30 ml', '60 ml'], ['Asad - 30 ml', 'Asad - 60 ml']],
    ['Variação', ['Cor: Rosa', 'Cor:Azul|Tam:P'], ['Asad - Rosa', 'Asad - Azul, P']],
    ['Variação', ['Cor:Rosa,Tamanho:P', 'Cor:Azul, Tamanho:P'], ['Asad - Rosa, P', 'Asad - Azul, P']],
    ['Cor', ['', 'Azul'], ['Asad', 'Asad - Azul']],
  ])('in a column %s', (heading, [first, second], names) => {
    const outcome = outcomeOf(`Nome;${heading};Preço\nAsad;${first};10\nAsad;${second};20\nYara;${first};30\n`)
    expect(outcome.ready.map(([, name]) => name)).toEqual([...names, 'Yara'])
    expect(outcome.duplicates).toEqual([])
  })

  test('but equal variations are duplicates', () => {
    expect(outcomeOf('Nome;Volume;Preço\nAsad;50;10\nAsad;50;20\n').duplicates).toEqual([[3, 2]])
  })
})
