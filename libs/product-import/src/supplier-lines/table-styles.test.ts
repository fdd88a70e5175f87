import { describe, expect, test } from 'vitest'
import { readSheetTable, type SheetRow } from '../table/read-sheet-table'
import { outcomeOf } from '../test-support'
import { readTable, readText, type Style } from './test-support'

const STYLES: Style[] = [
  {
    style: 'a CSV with codes, bar codes and two prices',
    list: 'Código;EAN;Produto;Preço à vista;Preço cartão\n4501;6291108735411;Asad 100ml;179,00;189,00\n4502;6291108730515;Yara 100ml;165,00;175,00\n4503;0000000000000;Sabah 100ml;150,00;160,00',
    lines: [
      'Asad 100ml = à vista 179; cartão 189 #4501 ean 6291108735411',
      'Yara 100ml = à vista 165; cartão 175 #4502 ean 6291108730515',
      'Sabah 100ml = à vista 150; cartão 160 #4503',
    ],
  },
  {
    style: 'codes that a spreadsheet has changed, and placeholders',
    list: 'Código;EAN;Produto;Custo\n1,5E+05;7,89E+12;Asad 100ml;10,00\nmar/23;6291108735411.0;Yara 100ml;20,00\n-;SEM GTIN;Sabah 100ml;30,00\n000;62911087354/11;Oud 100ml;40,00',
    lines: [
      'Asad 100ml = custo 10',
      'Yara 100ml = custo 20 ean 6291108735411',
      'Sabah 100ml = custo 30',
      'Oud 100ml = custo 40',
    ],
  },
  {
    style: 'prices by quantity as columns',
    list: 'Produto\t1 un\t6+\tAcima de 12\nAsad 100ml\t189,90\t179,90\t169,90',
    lines: ['Asad 100ml = 1+ 189.9; 6+ 179.9; 12+ 169.9'],
  },
  {
    style: 'cost and suggested price',
    list: 'Ref,Descrição,Custo,Preço sugerido\nA-1,Asad 100ml,80.50,179.90\nA-2,Yara 100ml,85.00,165.00',
    lines: ['Asad 100ml = custo 80.5; sugerido 179.9 #A-1', 'Yara 100ml = custo 85; sugerido 165 #A-2'],
  },
  {
    style: 'units of a box',
    list: 'Produto;Un/cx;Preço\nSabonete Dove 90g;12;38,90\nShampoo Seda 325ml;6;71,40',
    lines: ['Sabonete Dove 90g = 38.9 (cx 12)', 'Shampoo Seda 325ml = 71.4 (cx 6)'],
  },
  {
    style: 'units of a box that are not all a number',
    list: 'Produto;Un/cx;Preço\nA 90g;12 un;1,00\nB 90g;cx c/ 6;2,00\nC 90g;12,0;3,00\nD 90g;24/48;4,00\nE 90g;1.200;5,00\nF 90g;2x12;6,00\nG 90g;12000;7,00',
    lines: [
      'A 90g = 1 (cx 12)',
      'B 90g = 2 (cx 6)',
      'C 90g = 3 (cx 12)',
      'D 90g = 4',
      'E 90g = 5',
      'F 90g = 6',
      'G 90g = 7',
    ],
  },
  {
    style: 'prices of other units than one',
    list: 'Produto;Unidade;Preço\nA 90g;UN;1,00\nB 90g;DZ;24,00\nC 90g;CX C/ 6;12,00\nD 90g;PC;4,00\nE 90g;cx.;30,00',
    lines: [
      'A 90g = 1',
      'B 90g = 24 ? several_units DZ',
      'C 90g = 12 (cx 6) ? several_units CX C/ 6',
      'D 90g = 4',
      'E 90g = 30 ? several_units cx.',
    ],
  },
  {
    style: 'a remark that the price is of a box',
    list: 'Produto;Preço;Obs\nA 90g;12,00;Preço por caixa c/ 12\nB 90g;3,00;última caixa',
    lines: ['A 90g = 12 ? several_units Preço por caixa c/ 12', 'B 90g = 3'],
  },
  {
    style: 'prices of one and of the box',
    list: 'Produto;Unitário;Caixa\nCreme Nivea 56g;12,50;144,00\nCreme Nivea 97g;18,50;210,00',
    lines: ['Creme Nivea 56g = 12.5; caixa 144', 'Creme Nivea 97g = 18.5; caixa 210'],
  },
  {
    style: 'a column of stock',
    list: 'Produto;Preço;Estoque\nAsad 100ml;179,00;10\nYara 100ml;165,00;0\nSabah 100ml;150,00;esgotado\nOud 100ml;140,00;-3,00',
    lines: ['Asad 100ml = 179', 'Yara 100ml = 165 ESGOTADO', 'Sabah 100ml = 150 ESGOTADO', 'Oud 100ml = 140 ESGOTADO'],
  },
  {
    style: 'words instead of prices',
    list: 'Produto;Preço\nAsad 100ml;179,00\nYara 100ml;Esgotado\nSabah 100ml;sob consulta\nBadee 100ml;0,00',
    lines: ['Asad 100ml = 179', 'Yara 100ml ESGOTADO'],
    faults: [4, 5],
  },
  {
    style: 'amounts below zero and credits',
    list: 'Produto;Preço\nAsad;135,00-\nYara;(130,00)\nSabah;-170,00\nBadee;170,00 C\nOud;17,9000',
    lines: ['Oud = 17.9'],
    faults: [2, 3, 4, 5],
  },
  {
    style: 'a price of a hundred',
    list: 'Produto;Preço (por 100)\nCaneta;25,00',
    lines: ['Caneta = caixa 25'],
  },
  {
    style: 'numbers of the rows, and a total',
    list: 'Item;Descrição;Unit\n1;Asad 100ml;179,00\n2;Total Care;165,00\nTotal geral;;344,00\n;Subtotal;344,00',
    lines: ['Asad 100ml = 179', 'Total Care = 165'],
    faults: [4, 5],
  },
  {
    style: 'two prices in one cell',
    list: 'Produto;Preço\nAsad 100ml;à vista 179 / cartão 189\nYara 100ml;à vista 165 / cartão 175',
    lines: ['Asad 100ml = à vista 179; cartão 189', 'Yara 100ml = à vista 165; cartão 175'],
  },
  {
    style: 'earlier prices and freight beside the price',
    list: 'Produto;Preço anterior;Preço;Frete\nAsad 100ml;199,00;179,00;20,00',
    lines: ['Asad 100ml = 179'],
  },
  {
    style: 'sections and repeated headings in rows',
    list: 'Produto;Preço\nMASCULINOS;\nAsad 100ml;179,00\nProduto;Preço\nFEMININOS;\nYara 100ml;165,00',
    lines: ['[MASCULINOS] Asad 100ml masculino = 179', '[FEMININOS] Yara 100ml feminino = 165'],
  },
  {
    style: 'a table without headings',
    list: '4501;Asad 100ml;179,00;189,00\n4502;Yara 100ml;165,00;175,00\n4710;Sabah 100ml;150,00;160,00',
    lines: ['Asad 100ml = 179; 189 #4501', 'Yara 100ml = 165; 175 #4502', 'Sabah 100ml = 150; 160 #4710'],
  },
  {
    style: 'JSON of a system',
    list: '[{"nome":"Asad 100ml","sku":"A1","ean":"6291108735411","preco_atacado":80.5,"preco_varejo":120}]',
    lines: ['Asad 100ml = atacado 80.5; varejo 120 #A1 ean 6291108735411'],
  },
  {
    style: 'volume, concentration and brand as columns',
    list: 'Marca;Perfume;Tipo;ml;Pix;Cartão\nLattafa;Asad;EDP;100;179,00;189,00\nLattafa;Asad;EDP;50;109,00;119,00\nDior;Sauvage;EDT;100 ml;489,00;509,00',
    lines: [
      'Asad 100ml EDP = pix 179; cartão 189',
      'Asad 50ml EDP = pix 109; cartão 119',
      'Sauvage 100 ml EDT = pix 489; cartão 509',
    ],
  },
  {
    style: 'rows numbered as items',
    list: 'Item;Descrição;Qtde;Valor Unit.;Valor Total\n1;Asad 100ml ✅;10;165,00;1.650,00\n2;Yara 100ml;5;150,00;750,00',
    lines: ['Asad 100ml = 165', 'Yara 100ml = 150'],
  },
  {
    style: 'former and new prices',
    list: 'Produto;De;Por\nAsad 100ml;199,00;179,00\nYara 100ml;185,00;165,00',
    lines: ['Asad 100ml = 179', 'Yara 100ml = 165'],
  },
  {
    style: 'prices by ranges of quantities',
    list: 'Produto;Até 5 un;6 a 11;12 ou mais\nAsad 100ml;189,90;179,90;169,90',
    lines: ['Asad 100ml = 1+ 189.9; 6+ 179.9; 12+ 169.9'],
  },
  {
    style: 'several prices without a word',
    list: 'Produto;Preço;Desconto;Preço final\nAsad 100ml;199,00;10%;179,10',
    lines: ['Asad 100ml = Preço 199; Preço final 179.1'],
  },
  {
    style: 'prices in dollars and in reais',
    list: 'Produto;Preço USD;Preço R$\nAsad 100ml;22,50;125,00\nYara 100ml;21,00;118,00',
    lines: ['Asad 100ml = 125', 'Yara 100ml = 118'],
  },
  {
    style: 'sizes as columns',
    list: 'Produto;30ml;100ml\nBrisa;45,00;90,00\nSol;40,00;85,00',
    lines: ['Brisa 30ml = 45', 'Brisa 100ml = 90', 'Sol 30ml = 40', 'Sol 100ml = 85'],
    faults: [1],
  },
  {
    style: 'days as columns',
    list: 'Produto;01/11;15/11\nAsad 100ml;179,00;189,00\nYara 100ml;165,00;175,00',
    lines: ['Asad 100ml = 01/11 179; 15/11 189', 'Yara 100ml = 01/11 165; 15/11 175'],
  },
  {
    style: 'sizes, kinds and genders as columns',
    list: 'Produto;Tam.;Gênero;Tipo;Preço\nAsad;100ml;Masculino;EDP;179,00\nAsad;50ml;Unissex;Tester;120,00\nSabonete;Refil 200ml;;;15,00',
    lines: ['Asad 100ml EDP masculino = 179', 'Asad 50ml tester unissex = 120', 'Sabonete 200ml refil = 15'],
  },
  {
    style: 'amounts that are not certain',
    list: 'Produto;Preço\nAsad 100ml;US$ 22,50\nYara 100ml;R$ 17,900\nSabah 100ml;59,\nBadee R$ 20,00;150,00\nFakhar 100ml;1O,00\nQahwa 100ml;210,00',
    lines: ['Qahwa 100ml = 210'],
    faults: [2, 3, 4, 5, 6],
  },
  {
    style: 'sections of kinds and of sold goods',
    list: 'Produto;Preço\nTESTERS;\nAsad 100ml;120,00\nSEM ESTOQUE (volta em março);\nYara 100ml;165,00',
    lines: ['[TESTERS] Asad 100ml tester = 120', '[SEM ESTOQUE (volta em março)] Yara 100ml = 165 ESGOTADO'],
  },
]

test.each(STYLES)('[IMP-22] a table is read with all its prices: $style', ({ list, lines, faults = [] }) => {
  const read = readText(list)
  expect({ lines: read.shown, faults: read.faults }).toEqual({ lines, faults })
})

describe('[IMP-22] a sheet', () => {
  const sheet = (...rows: string[][]): SheetRow[] => rows.map((cells) => ({ cells }))
  const read = (rows: SheetRow[]) => readTable(readSheetTable(rows, { isSupplierList: true }))

  test('is read by the lower of two rows of headings', () => {
    const rows = sheet(
      ['PRODUTO', '', 'PREÇOS', '', ''],
      ['Cód.', 'Descrição', 'Pix', 'Cartão', 'EAN'],
      ['1', 'Asad 100ml', '165,00', '175,00', '6291108735411'],
      ['2', 'Produto unidade', '150,00', '160,00', ''],
    )
    expect(read(rows).shown).toEqual([
      'Asad 100ml = pix 165; cartão 175 #1 ean 6291108735411',
      'Produto unidade = pix 150; cartão 160 #2',
    ])
  })

  test('without headings is read like a chat', () => {
    const rows = sheet(['MASCULINOS', ''], ['Asad 100ml', '179'], ['Sauvage 100ml', '489,90'], ['Yara', 'esgotado'])
    expect(read(rows).shown).toEqual([
      '[MASCULINOS] Asad 100ml masculino = 179',
      '[MASCULINOS] Sauvage 100ml masculino = 489.9',
      '[MASCULINOS] Yara masculino ESGOTADO',
    ])
  })

  test('with typed numbers has no doubt about thousands', () => {
    const rows: SheetRow[] = [
      { cells: ['Produto', 'Preço'] },
      { cells: ['Creed 100ml', '1.899'], numbers: [null, '1899'] },
    ]
    expect(read(rows).shown).toEqual(['Creed 100ml = 1899'])
  })

  test('[SUP-26] a cell that shows another amount than it holds, or a bare `$`, is to be confirmed', () => {
    const rows: SheetRow[] = [
      { cells: ['Produto', 'Preço', 'Moeda'] },
      { cells: ['Creed 100ml', '50', ''], numbers: [null, '49.9', null] },
      { cells: ['Asad 100ml', '$ 49,90', ''], numbers: [null, '49.9', null] },
      { cells: ['Yara 100ml', '$ 49,90', 'R$'], numbers: [null, '49.9', null] },
      { cells: ['Sabah 100ml', 'R$ 49,90', ''], numbers: [null, '49.9', null] },
      { cells: ['Khamrah 100ml', '$ 49,90', ''] },
    ]
    expect(read(rows).shown).toEqual([
      'Creed 100ml = 49.9 ? shown_otherwise 50',
      'Asad 100ml = 49.9 ? unclear_currency $ 49,90',
      'Yara 100ml = 49.9',
      'Sabah 100ml = 49.9',
      'Khamrah 100ml = 49.9 ? unclear_currency $ 49,90',
    ])
    const headed: SheetRow[] = [
      { cells: ['Produto', 'Preço ($)'] },
      { cells: ['Asad 100ml', '49,90'], numbers: [null, '49.9'] },
      { cells: ['Yara 100ml', 'R$ 30,00'] },
    ]
    expect(read(headed).shown).toEqual(['Asad 100ml = 49.9 ? unclear_currency Preço ($)', 'Yara 100ml = 30'])
  })
})

test.each(['Produto;US$;R$', 'Produto;Dólar;Real', 'Produto;Em dólares;Em reais'])(
  '[IMP-22] the amounts in reais count beside those in dollars: %s',
  (headings) => {
    const text = `${headings}\nAsad;20,00;110,00\nYara;21,00;115,00\n`
    expect(readText(text).shown).toEqual(['Asad = 110', 'Yara = 115'])
    expect(outcomeOf(text).read).toEqual(['2 Asad = 110', '3 Yara = 115'])
  },
)

test.each(['Preço médio', 'Valor comissão', 'Valor vendido', 'Preço em centavos'])(
  '[IMP-22] %s is no price of a list',
  (heading) => {
    expect(readText(`Produto;${heading};Preço\nAsad;20,00;110,00\n`).shown).toEqual(['Asad = 110'])
  },
)

describe('[IMP-22] codes behind the names', () => {
  const NAMES = ['PERFUME ASAD 100ML LAT-1234', 'YARA 50 ML LAT-77', 'KHAMRAH 100ML (ARM-4501)', 'OUD MOOD LAT-988']
  const read = [
    'PERFUME ASAD 100ML = 50 #LAT-1234',
    'YARA 50 ML LAT-77 = 51',
    'KHAMRAH 100ML = 52 #ARM-4501',
    'OUD MOOD = 53 #LAT-988',
  ]

  test('are codes of the supplier in a table and in a chat', () => {
    expect(readText(`Produto;Preço\n${NAMES.map((name, at) => `${name};5${at},00`).join('\n')}\n`).shown).toEqual(read)
    for (const leader of [' ', ' - ', ' R$ '])
      expect(readText(NAMES.map((name, at) => `${name}${leader}5${at},00`).join('\n')).shown, leader).toEqual(read)
  })

  test('[IMP-09] are codes of the products of a message', () => {
    const { products } = outcomeOf(NAMES.map((name, at) => `${name} R$ 5${at},00`).join('\n'))
    expect(products.map(({ name, sku, price }) => [name, sku, price])).toContainEqual([
      'PERFUME ASAD 100ML',
      'LAT-1234',
      50,
    ])
  })

  test('are models of devices, and one code in a list a part of the name', () => {
    expect(readText('Fone Sony WH-1000;1,00\nFone JBL TUNE-510;2,00\nDrone DJI MINI-249;3,00').shown).toEqual([
      'Fone Sony WH-1000 = 1',
      'Fone JBL TUNE-510 = 2',
      'Drone DJI MINI-249 = 3',
    ])
    expect(readText('Produto;Preço\nAsad 100ml LAT-1234;1,00\nYara 100ml;2,00\nOud 100ml;3,00').shown[0]).toBe(
      'Asad 100ml LAT-1234 = 1',
    )
  })
})

test('[IMP-22] the labels of a list are ordered by frequency', () => {
  expect(readText('Asad 100ml pix 179 cartão 189\nYara 100ml pix 165').labels).toEqual(['pix', 'cartão'])
  expect(readText('Asad 100ml 165 / 155\nYara 100ml 150/140').labels).toEqual(['1º preço', '2º preço'])
})
