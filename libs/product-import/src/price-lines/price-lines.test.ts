import { UNLIMITED_STOCK } from '@loja/domain/products'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPrice } from '../price/read-price'
import { readSheetTable } from '../table/read-sheet-table'
import { outcomeOf } from '../test-support'
import { possibleAmounts } from './find-amounts'
import { cleanName, messageText, withoutMarkup } from './line-text'
import { readPriceLine } from './price-line'

const read = (line: string) => {
  const found = readPriceLine(line)
  return typeof found === 'object' && found ? [found.name, found.price] : found
}

describe('[IMP-09] lines of a supplier', () => {
  test.each([
    ['*Asad* 100ml – R$179', 'Asad 100ml', 'R$ 179'],
    ['🔥 Asad 100ml 🏷️ 189', 'Asad 100ml', '189'],
    ['✅ Asad 100 ML .......... 1.199,50 à vista', 'Asad 100 ML', '1.199,50'],
    ['1️⃣ Asad 100ml R$ 179,00', 'Asad 100ml', 'R$ 179,00'],
    ['[ ] Asad 100ml = 179', 'Asad 100ml', '179'],
    ['- Asad 100ml (R$ 179,00) ✨', 'Asad 100ml', 'R$ 179,00'],
    ['Asad 100ml 179', 'Asad 100ml', '179'],
    ['Asad 100ml M 179', 'Asad 100ml M', '179'],
    ['Asad 100ml……179,-', 'Asad 100ml', '179'],
    ['Asad 100ml - 179 reais cada', 'Asad 100ml', '179'],
    ['Asad 100ml por apenas R$ 179,00', 'Asad 100ml', 'R$ 179,00'],
    ['Asad 100ml - R$ 1 199,50', 'Asad 100ml', 'R$ 1 199,50'],
    ['CK One 212 100ml - R$ 179,00 (12 un)', 'CK One 212 100ml', 'R$ 179,00'],
    ['Kit 3 un Asad 30 ml - 10 cores - R$ 179,00', 'Kit 3 un Asad 30 ml - 10 cores', 'R$ 179,00'],
    ['R$ 179,00 - Asad 100ml', 'Asad 100ml', 'R$ 179,00'],
    ['R$ 179,00 à vista', '', 'R$ 179,00'],
    ['01 - Asad 100ml - 179,00', 'Asad 100ml', '179,00'],
    ['Nº 5 R$ 99,90', 'Nº 5', 'R$ 99,90'],
    ['~ Asad ~ 179,90', 'Asad', '179,90'],
    ['Asad_____RS 179', 'Asad', 'R$ 179'],
    ['Asad … 179$ un', 'Asad', '179'],
    ['Kit 2 un R$ 99,90', 'Kit 2 un', 'R$ 99,90'],
    ['Asad 100ml (sem caixa) R$ 110,00', 'Asad 100ml (sem caixa)', 'R$ 110,00'],
    ['Asad R$ 5 a dz R$ 55', 'Asad', 'R$ 5'],
    ['Asad un R$ 5,00 / caixa R$ 55,00', 'Asad', 'R$ 5,00'],
    ['2 Asad 100ml por R$ 300,00', '2 Asad 100ml', 'R$ 300,00'],
    ['Afnan 9 PM 100ml 165', 'Afnan 9 PM 100ml', '165'],
    ['24 Carat Gold 100ml 99', '24 Carat Gold 100ml', '99'],
    ['Lattafa Yara 3.4oz 120', 'Lattafa Yara 3.4oz', '120'],
  ])('%s', (line, name, price) => {
    expect(read(line)).toEqual([name, price])
  })

  test.each([
    ['Asad 100ml de R$ 199,00 por R$ 179,00', 'R$ 179,00', false],
    ['Asad 100ml ~R$ 199,00~ R$ 179,00', 'R$ 179,00', false],
    ['Asad 100ml R$ 199,00 no cartão / R$ 179,00 no pix', 'R$ 179,00', true],
    ['Asad 100ml R$ 179,00 ou 10x de R$ 17,90', 'R$ 179,00', false],
    ['Asad 100ml atacado 150,00 varejo 189,90', '189,90', false],
    ['Asad 100ml 189,90 varejo 150,00 atacado', '189,90', false],
    ['Asad 100ml R$ 189,90 - atacado R$ 150,00', 'R$ 189,90', false],
    ['Asad 100ml 189,90 cada, 10 un 150,00', '189,90', false],
    ['Asad 100ml 189,90 + frete R$ 20,00', '189,90', false],
  ])('with several prices: %s', (line, price, hasOtherPrice) => {
    expect(readPriceLine(line)).toMatchObject({ name: 'Asad 100ml', price, hasOtherPrice })
  })

  test.each([
    ['Kit R$ 50 OFF Brisa R$ 1.234,50', 'several-prices'],
    ['Asad 150 R$ 179,00', 'several-prices'],
    ['Asad 179 - 189', 'several-prices'],
    ['Colônia Brisa 30ml 45 | 80ml 90', 'several-prices'],
    ['Asad 100ml 179 Yara 100ml 165', 'several-prices'],
    ["Asad R$ 14'90", 'not-a-price'],
    ['Asad - 14:90', 'not-a-price'],
    ['Asad R$ 1O9,00', 'not-a-price'],
    ['Asad l79,90', 'not-a-price'],
    ['Asad R$ 59,', 'not-a-price'],
    ['Asad R$ 2 mil', 'not-a-price'],
    ['Asad R$ 12,00/kg', 'not-a-price'],
    ['Asad R$ 99-120', 'not-a-price'],
    ['Asad R$ 13 0,00', 'not-a-price'],
    ['Asad - R$ 135,00 - R$ 1.620,00 (cx 12)', 'several-prices'],
    ['Asad R$ 120,00 c/ 10', 'several-prices'],
    ['Asad 130,00 + 10%', 'not-a-price'],
    ['Asad - R$ 99,90 a R$ 120,00', 'several-prices'],
    ['Asad 100ml - 2 450,00', 'several-prices'],
    ['Asad 100ml - US$ 30,00', 'foreign-currency'],
    ['Asad 100ml - 30,00 USD', 'foreign-currency'],
    ['Asad 100ml € 30', 'foreign-currency'],
    ['Asad 100ml 30 dólares', 'foreign-currency'],
  ])('with a price that is not certain are refused: %s', (line, fault) => {
    expect(read(line)).toBe(fault)
  })

  test.each([
    ['Kit Praia 3 un R$ 2 450', 'Kit Praia 3 un', 2450],
    ['Kit Praia R$ 12 450,00', 'Kit Praia', 12_450],
    ['Asad R$ 14, 90', 'Asad', 14.9],
    ['Asad R$ 14 ,90', 'Asad', 14.9],
    ['Asad R$ 59,⁹⁰', 'Asad', 59.9],
    ['Asad 59⁹⁰', 'Asad', 59.9],
    ["Asad R$ 1'299,90", 'Asad', 1299.9],
  ])('with another notation are read: %s', (line, name, price) => {
    const found = readPriceLine(line)
    expect(found).toMatchObject({ name })
    expect(readPrice((found as { price: string }).price, null)).toMatchObject({ priceBrl: price })
  })

  test('without a price of a product are not read', () => {
    for (const line of [
      'Asad 100ml',
      'CK One 212',
      'Kit com 3 unidades',
      'Tabela de preços - 2026',
      'Atualizada em 22/11/2026 às 10:31',
      'Pedido mínimo: R$ 300,00',
      'Frete grátis acima de R$ 500,00',
      'Pix 11.222.333/0001-81',
      'WhatsApp (11) 91234-5678',
      '+55 11 91234-5678',
      'Entrega em 2 dias',
      'Ref: 1234',
      'A partir de R$ 10,00 vários itens',
      'Asad 100ml - 10x de R$ 17,90',
      'Club de Nuit 105ml 2x 199',
      'Asad 100ml - revenda 150,00',
      'Asad 1,5 L',
      '──────────',
    ]) {
      expect(readPriceLine(line), line).toBe(null)
    }
  })
})

test.each([
  '[22/11/2026 10:31] Fornecedor: ',
  '[22/11/26, 10:31:05] +55 11 91234-5678: ',
  '\u200e[22/11/26, 10:31:05\u202fPM] ~ Fornecedor Ltda.: ',
  '[10:31, 22/11/2026] Fornecedor: ',
  '[22/11 10:31] Fornecedor: ',
  '[10:31] Fornecedor: ',
  '22/11/2026 10:31 - Fornecedor: ',
  '22/11/2026, 10:31 - +55 11 91234-5678: ',
])('[IMP-09] lines copied from a chat: %s', (prefix) => {
  const text = [`${prefix}Bom dia!`, `${prefix}*Perfumes*`, 'Asad: 100ml - 189,90', `${prefix}Yara 100 ML R$ 1.199,50`]
  expect(outcomeOf(text.join('\n'))).toMatchObject({
    read: ['1 line-without-price', '2 line-without-price', '3 Asad: 100ml = 189.9', '4 Yara 100 ML = 1199.5'],
  })
})

describe('[IMP-09] a whole message', () => {
  test('takes the price below a name, and gives no product for a heading', () => {
    const { read, reasons } = outcomeOf(
      'Tabela de hoje\nR$ 150,00\nSabah Al Ward\n💰 R$ 150,00\nhttps://wa.me/c/5511912345678',
    )
    expect(read).toEqual(['1 line-without-price', '2 missing-name', '3 Sabah Al Ward = 150', '5 line-without-price'])
    expect(reasons[0]).toBe('A linha não tem nome e preço de um produto.')
  })

  test('takes the name above a description and a wholesale price', () => {
    const list =
      'Asad\nInspiração: 212\nR$ 150,00\n\nYara\nAtacado: 120,00 (mín. 6)\nVarejo: 130,00\n\nOud\nEAN 6290360591124\nR$ 170,00'
    expect(outcomeOf(list).read).toEqual(['1 Asad = 150', '5 Yara = 130', '6 line-without-price', '9 Oud = 170'])
  })

  test('takes the prices below the heading for customers if there is one', () => {
    const [resale, retail] = ['*TABELA ATACADO (acima de 10)*\nAsad 120,00', '*TABELA VAREJO*\nAsad 150,00']
    const none = 'line-without-price'
    expect(outcomeOf(`${resale}\n${retail}`).read).toEqual([
      `1 ${none}`,
      '2 several-prices',
      `3 ${none}`,
      '4 Asad = 150',
    ])
    expect(outcomeOf(`${retail}\n${resale}`).read).toEqual([
      `1 ${none}`,
      '2 Asad = 150',
      `3 ${none}`,
      '4 several-prices',
    ])
    expect(outcomeOf(`${resale}\nYara atacado 110,00 varejo 140,00`).read).toEqual([
      `1 ${none}`,
      '2 Asad = 120',
      '3 Yara = 140',
    ])
  })

  test('joins a name and a measure above their price, and gives no price to a measure by itself', () => {
    expect(outcomeOf('Asad\n100 ml\nR$ 150,00\nYara\n100 ml\nR$ 130,00\n\n50 ml\nR$ 90,00').read).toEqual([
      '1 Asad 100 ml = 150',
      '4 Yara 100 ml = 130',
      '8 line-without-price',
      '9 missing-name',
    ])
  })

  test.each([
    ['TODOS POR R$ 45,00', 'line-without-price'],
    ['Sabonete Flor 3 por R$ 12,00', 'several-prices'],
    ['Flip R$ 199,00 com desconto R$ 149,00', 'several-prices'],
    ['Flip R$ 199,00 c/ desconto de R$ 149,00', 'several-prices'],
    ['Flip 2 mil e 800 reais', 'not-a-price'],
    ['80ml R$ 90,00', 'missing-name'],
    ['tester R$ 150,00', 'missing-name'],
    ['De: R$ 199,00', 'several-prices'],
  ])('refuses a price that is not that of one named product: %s', (line, code) => {
    expect(outcomeOf(`Brisa 30ml R$ 45,00\n${line}\nLua R$ 10,00`)).toMatchObject({
      ready: [
        [1, 'Brisa 30ml', 45],
        [3, 'Lua', 10],
      ],
      rejected: [[2, code]],
    })
  })

  test('takes the new price below a former one', () => {
    expect(outcomeOf('Lua\nDe: R$ 199,00\nPor: R$ 149,00\nSol R$ 10,00')).toMatchObject({
      read: ['1 Lua = 149', '2 several-prices', '4 Sol = 10'],
    })
  })

  test('is not read as a table', () => {
    const line = '22/11/26, 10:31 PM - João: Asad | R$ 10,00'
    expect(outcomeOf(`${line}\n${line.replace('Asad', 'Yara')}`).read).toEqual(['1 Asad = 10', '2 Yara = 10'])
    for (const between of [' | ', ';', '\t', ' - '])
      expect(outcomeOf(`Asad${between}R$ 10,00`).ready).toEqual([[1, 'Asad', 10]])
  })

  test('keeps the price of a line that ends with a full stop', () => {
    expect(outcomeOf('22/11/2026 10:31 - Fornecedor: CK One *603,00.').ready).toEqual([[1, 'CK One', 603]])
  })

  test('is not read as JSON', () => {
    for (const start of ['[22/11/2026 10:31] F: ', '[1] ', '[ ] ', '[- ', '[3 un] '])
      expect(outcomeOf(`${start}Asad - R$ 10,00\n${start}Yara - R$ 20,00`).ready).toHaveLength(2)
    expect(outcomeOf('[1, 2]').read).toEqual(['1 not-an-object', '2 not-an-object'])
  })

  test('flags a price beside another one', () => {
    const { ready, warningTexts } = outcomeOf('Asad R$ 199,00 no cartão, R$ 179,00 no pix\nYara R$ 50,00')
    expect(ready[0]).toEqual([1, 'Asad', 179])
    expect(warningTexts).toContain('Preço interpretado como R$\u00a0179,00: confira.')
  })
})

test('[IMP-04] tables are not read as messages', () => {
  expect(() => outcomeOf('Água 100 ML | 10,00 | x\nBrisa | 20,00 | y\n')).toThrow(
    expect.objectContaining({ code: 'no-heading' }),
  )
  expect(outcomeOf('nome,preço\nCK One 212,90.50\nYara,20\n').read).toEqual(['2 CK One 212 = 90.5', '3 Yara = 20'])
})

test('[IMP-09] generated messages give back names and prices', () => {
  const brazilian = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 })
  const words = fc.constantFrom(
    ...[
      'Asad',
      'Água',
      'Yara Moi',
      'N°5',
      '212 VIP',
      'CK One',
      '100ml',
      '100 ML',
      'M',
      'F',
      "d'água",
      'Kit 3 un',
      '(novo)',
      '1,5 L',
    ],
  )
  const line = fc.record({
    name: fc
      .array(words, { minLength: 1, maxLength: 4 })
      .filter((all) => all.filter((each) => /\d ?(?:ml|l)$/i.test(each)).length < 2)
      .map((all) => ['Perfume', ...all].join(' ')),
    cents: fc.integer({ min: 1, max: 9_999_999 }),
    bullet: fc.constantFrom('', '🔥 ', '- ', '• ', '✅ ', '*', '▪️', '1) ', '>> '),
    leader: fc.constantFrom(' - ', ' – ', ' ....... ', '.........', ' 💰 ', ': ', ' = ', ' | ', ' -> ', ' por ', '   '),
    currency: fc.constantFrom('', 'R$ ', 'R$', 'r$ ', 'R$\u00a0'),
    end: fc.constantFrom('', '*', ' ✅', ' cada', ' à vista', ' 🔥🔥', ' no pix', '!'),
    noise: fc.constantFrom(
      '',
      'Bom dia!',
      '*PROMOÇÃO*',
      '━━━━━━',
      '📦 Entrega em 2 dias',
      'Tabela 22/11/2026',
      '',
      'Chama no Zap',
    ),
  })
  const prefix = fc.constantFrom('', '[22/11/2026 10:31] Fornecedor: ', '22/11/2026 10:31 - +55 11 91234-5678: ')
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 8 }), prefix, (all, start) => {
      const lines = all.map((each, index) => ({ ...each, name: `${each.name} X${index}` }))
      const text = lines.map(
        ({ name, cents, bullet, leader, currency, end, noise }) =>
          `${noise}\n${start}${bullet}${name}${leader}${currency}${brazilian.format(cents / 100)}${end}`,
      )
      const { ready, rejected } = outcomeOf(text.join('\n'))
      expect(ready.map(([, name, price]) => [name, price])).toEqual(lines.map(({ name, cents }) => [name, cents / 100]))
      expect(rejected).toHaveLength(lines.filter(({ noise }) => noise !== '').length)
    }),
    { numRuns: 150 },
  )
})

test('[IMP-09] a product that is sold out, in its line or its section, has no stock', () => {
  const { products } = outcomeOf(
    'Yara 100ml 150,00 ESGOTADO\nAsad esgotado R$ 160,00\nOud 170,00\n*SEM ESTOQUE (volta em março)*\nSabah 180,00\n*DISPONÍVEIS*\nHawas 190,00',
  )
  expect(products.map(({ name, stockQuantity }) => [name, stockQuantity])).toEqual([
    ['Yara 100ml', 0],
    ['Asad', 0],
    ['Oud', UNLIMITED_STOCK],
    ['Sabah', 0],
    ['Hawas', UNLIMITED_STOCK],
  ])
})

test('[IMP-09] size and kind of a section belong to the name, because they have another price', () => {
  const { ready } = outcomeOf(
    '*TESTERS*\nYara 100ml 120,00\n*DECANTS 5ml*\nYara 15,00\n*KITS*\nYara e Asad 290,00\n*LACRADOS*\nYara 100ml 150,00',
  )
  expect(ready).toEqual([
    [2, 'Yara 100ml tester', 120],
    [4, 'Yara 5ml decant', 15],
    [6, 'Yara e Asad', 290],
    [8, 'Yara 100ml', 150],
  ])
})

test('[IMP-09] a message pasted into one column of a sheet', () => {
  const sheet = ['Bom dia!', '', 'Asad 100ml ..... R$ 179,00', 'Yara - 189,90'].map((text) => ({ cells: ['', text] }))
  expect(readSheetTable(sheet)).toMatchObject({
    kind: 'price-lines',
    records: [
      { line: 3, cells: ['Asad 100ml', 'R$ 179,00', '', '', ''] },
      { line: 4, cells: ['Yara', '189,90', '', '', ''] },
    ],
  })
})

test.each(['.', '1', ' ', '1.', '1 ', '. ', 'R$ ', 'R$ 1 111', '*', '_a', '~', '10x ', ' 100', '1,00 ', 'a:', '-1'])(
  'reads one long line of %j in linear time',
  (shape) => {
    const line = `a${shape.repeat(Math.ceil((/\d[ ,]/.test(shape) ? 50_000 : 100_000) / shape.length))}`
    expect(possibleAmounts(withoutMarkup(messageText(line))).length).toBeLessThan(line.length)
    expect(cleanName(line).length).toBeLessThanOrEqual(line.length)
    expect(outcomeOf(`${line}\nAsad - R$ 10,00\nYara - R$ 20,00`)).toMatchObject({
      read: ['1 line-without-price', '2 Asad = 10', '3 Yara = 20'],
    })
  },
)
