import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costOf } from './read-supplier-lines'
import { readText } from './test-support'

/** `name = cost`, or `name ?` for a line that is asked about. */
function costsOf(list: string): string[] {
  return readText(list)
    .lines.toSorted((one, other) => one.line - other.line)
    .map((line) => {
      const read = line.soldOut ? 'sold out' : costOf(line, {})
      return typeof read === 'string' ? `${line.text} ${read}` : 'cost' in read ? `${line.text} = ${read.cost}` : '?'
    })
}

describe('[IMP-23] the cost of a line with several amounts', () => {
  test.each([
    ['Batom Rubi atacado (a partir de 6): 18 - varejo: 32', 'Batom Rubi = 18'],
    ['Creme de Mãos R$ 25,00 (revende a R$ 49,90)', 'Creme de Mãos = 25'],
    ['Gloss R$ 12,00 - lucro de R$ 9,00', 'Gloss = 12'],
    ['Rímel R$ 25,00 cada, 10 un total R$ 250,00', 'Rímel = 25'],
    ['Serum R$ 110,00 em 3x de R$ 36,67 total R$ 110,00', 'Serum = 110'],
    ['Serum R$ 3.110,00 ou 3x de R$ 1.036,67', 'Serum = 3110'],
    ['Base sugerido R$ 60 custo R$ 30', 'Base = 30'],
    ['Pó - compra: 20,00 / venda: 39,90', 'Pó = 20'],
    ['Óleo pix 25 / cartão 28 / sugerido 49', 'Óleo = 25'],
    ['Óleo 100ml 25 cartão 28', 'Óleo 100ml = 25'],
    ['Óleo 100ml R$ 240,00 dz', 'Óleo 100ml = 20'],
    ['Óleo leve 3 por R$ 60,00', 'Óleo = 20'],
    ['Kit Praia 3 un R$ 2 450', 'Kit Praia 3 un = 2450'],
    ['Batom R$ 59, 90', 'Batom = 59.9'],
    ['Batom R$ 59⁹⁰', 'Batom = 59.9'],
    ['Esmalte 05 R$ 6,00', 'Esmalte 05 = 6'],
    ['Óleo R$ 25,00 tester 50ml', 'Óleo 50ml tester = 25'],
    ['Óleo R$ 25/pix R$ 28/cartão', 'Óleo = 25'],
    ['Celular 1\u202f299,90', 'Celular = 1299.9'],
    ['Óleo: atac. R$ 25 / var. R$ 40', 'Óleo = 25'],
    ['Óleo R$ 25,00 + frete', 'Óleo = 25'],
    ['Sabonete 1+ 25,00 / 6+ 22,50', 'Sabonete = 25'],
    ['JBL Flip 6 - 480', 'JBL Flip 6 = 480'],
    ['Óleo - R$ 25,00 à vista | R$ 28,00 3x sem juros', 'Óleo = 25'],
    ['Óleo R$ 25,00 (+5% no cartão)', 'Óleo = 25'],
    ['Óleo 100ml ➡️ 25 (últimas 2)', 'Óleo 100ml = 25'],
  ])('%s', (line, read) => {
    expect(costsOf(line)).toEqual([read])
  })

  test.each([
    'Pó 22,00 (preço de revenda 45,00)',
    'Blush 15 | revenda 30',
    'Óleo cartão 25,00 à vista 28,00',
    'Óleo 25,00 22,00',
    'Celular 1 299,90',
    'Óleo R$ -25,00',
    'Óleo 3un = 75,00',
    'Óleo x3 = R$ 75,00',
    'Vestido P/M 80,00 G/GG 90,00',
    'Óleo R$ 25,00 (antes R$ 30,00)',
    'Óleo a partir de R$ 25,00',
    'Óleo só varejo 25,00',
    'Batom 42 R$ 12,90',
    'Asad 179 - 189',
    'Gloss 5 - 45',
    'Asad 100ml 179 Yara 100ml 165',
    'Paleta R$ 17,900',
    'Paleta R$ 1.234.56',
    'Paleta R$ 45 120',
    "Lápis R$14'90",
    'Lápis R$ 14:90',
    'Lápis R$ l4,90',
    'Batom R$ 59,',
    'Pincéis de 10,00 até 18,00',
    'Fone 120,00 + IPI',
    'Fone R$ 120,00 (+ ICMS)',
    'Fone 120,00 + 10%',
    'Fone R$ 120,00 cada -5%',
    'Fone R$ 120,00 c/ NF + 8%',
    'Fone R$ 12 0,00',
    'Óleo 25,00 compre 3 leve 4',
    'Óleo R$ 25,00 leve 3, pague 2',
    'Tem o óleo por 25,00?',
    'Grampo R$ 10 o cento',
    'Grampo R$ 10/milheiro',
    'Óleo R$ 12,00/kg',
    'Óleo R$ 1,5k',
    'Óleo 2 mil e 800',
    'Óleo R$ 199,00 com desconto R$ 149,00',
    'JBL Flip 6 por apenas R$ 434,99',
    'JBL Flip 6 por R$ 583,00 ou em 3x R$194',
  ])('is asked about: %s', (line) => {
    expect(costsOf(line)).toEqual(['?'])
  })

  test.each(['Paleta US$ 45', 'Paleta 45,00 USD', 'Paleta € 45', 'Paleta 45 euros', 'Paleta USD 45,00 / R$ 250,00'])(
    'is not read from another currency: %s',
    (line) => {
      expect(costsOf(`${line}\nYara 100ml 165,00`)).toEqual(['Yara 100ml = 165'])
    },
  )
})

test.each([
  ['with pairs of size and price', 'Brisa 30ml 45 | 80ml 90', ['Brisa 30ml = 45', 'Brisa 80ml = 90']],
  ['with pairs without a sign', 'Brisa 30ml 45 80ml 90', ['Brisa 30ml = 45', 'Brisa 80ml = 90']],
  ['with pairs below the name', 'Brisa\n30ml 45\n80ml R$ 90,00', ['Brisa 30ml = 45', 'Brisa 80ml = 90']],
  ['of two columns', 'À VISTA  CARTÃO\nAsad 179 189\nYara 165 175', ['Asad = 179', 'Yara = 165']],
  [
    'with sizes as headings',
    'Colônia | 30ml | 50ml\nBrisa | 45 | 60\nLua | - | 55',
    ['Brisa 30ml = 45', 'Lua 50ml = 55', 'Brisa 50ml = 60'],
  ],
  ['of cards', 'Asad\nDe: R$ 199,00\nPor: R$ 149,00\n\nYara\nDe 99,00\nPor 89,00', ['Asad = 149', 'Yara = 89']],
  ['of cards with struck prices', 'Asad\n~R$ 199,00~\nR$ 149,00', ['Asad = 149']],
  ['with two prices below a name', 'Asad 100ml\nR$ 199,00\nR$ 149,00', ['?']],
  ['with prices above or below names', 'R$ 179,00\nAsad 100ml\nR$ 165,00\nYara 100ml', ['?']],
  ['with empty lines between all', 'Asad\n\nR$ 179,00\n\nYara\n\nR$ 165,00', ['Asad = 179', 'Yara = 165']],
  [
    'with sections of sizes and kinds',
    '*100ML*\nSabonete 20,00\n*REFIL 200ML*\nSabonete 15,00\n*TESTERS*\nAsad 50ml 120',
    ['Sabonete 100ML = 20', 'Sabonete 200ML refil = 15', 'Asad 50ml tester = 120'],
  ],
  [
    'with sections of sections',
    '*MASCULINOS*\n*100ml*\nAsad 179,00\n*50ml*\nAsad 99,00',
    ['Asad 100ml masculino = 179', 'Asad 50ml masculino = 99'],
  ],
  [
    'of goods that are sold out',
    'Asad 179,00\n*SEM ESTOQUE (volta em março)*\nYara 165,00\nSabah 150,00',
    ['Asad = 179', 'Yara sold out', 'Sabah sold out'],
  ],
  [
    'with words instead of stock',
    'Asad - reservado\nYara 10,00 VENDIDO\nSabah 9,00 chega dia 05/12\nVinho Reservado 45,00',
    ['Asad sold out', 'Yara sold out', 'Sabah sold out', 'Vinho Reservado = 45'],
  ],
  [
    'with a legend',
    'Legenda: 🟢 disponível 🔴 sem estoque 🟡 chega dia 10\n🟢 Asad 9,00\n🔴 Yara 8,00\n🟡 Sabah 7,00',
    ['Asad = 9', 'Yara sold out', 'Sabah sold out'],
  ],
  [
    'with a line between name and price',
    'Asad 100ml\nFragrância seca\nR$ 179,00\n\nYara\nR$ 165,00',
    ['?', 'Yara = 165'],
  ],
  [
    'with descriptions between name and price',
    '*Asad 100ml*\nInspiração: 212 Rosé\nFamília: amadeirado\nValor: R$ 179,00\n*Yara*\nNotas de topo: lima\nR$ 165,00',
    ['Asad 100ml = 179', 'Yara = 165'],
  ],
  ['below a greeting', 'Bom dia\nAsad 100ml\nR$ 179,00', ['Asad 100ml = 179']],
  ['below one price for all', 'OFERTAS ATÉ R$ 200\n*ÁRABES - TODOS 150,00*\nYara\nAsad', ['Yara = 150', 'Asad = 150']],
  ['of tables side by side', 'A;PREÇO;;B;PREÇO\nAsad 9ml;165;;Yara 9ml;150', ['Asad 9ml = 165', 'Yara 9ml = 150']],
  ['in dollars', 'TABELA EM DÓLAR (cotação 5,40)\nYara 100ml 21,00', []],
  [
    'with lines that are no products',
    'Asad 9,00\nTotal: R$ 344,00\n2 itens 344,00\nSoma 344,00\nFrete R$ 25,00\nCaução 30,00\ntester\nleve\ntester 150\nRetirada 5,00',
    ['Asad = 9'],
  ],
])('[IMP-21] a list: %s', (_, list, read) => {
  expect(costsOf(list)).toEqual(read)
})

test('[IMP-21] a doubt shows all that is written', () => {
  const faults = readText('Asad R$ 1O,00\n\nYara 100ml\nR$ 179,00\nR$ 165,00').lines.map((line) => costOf(line, {}))
  expect(faults).toEqual([
    { fault: 'O preço da linha não foi entendido: corrija a lista. Lido: “Asad R$ 1O,00”.' },
    {
      fault:
        'A linha tem mais de um valor, e não se sabe qual é o custo: corrija a lista. Lido: “Yara 100ml R$ 179,00 R$ 165,00”.',
    },
  ])
})

test('[IMP-21] a line that ends with a number is asked about, and no heading', () => {
  const list = 'Cabo 19,90\nTV 50" 4K 1.899\nBateria 89,00\nSSD 1TB 399\nFone 100ml 150150\nCapa 160 + 20 frete'
  const { shown, faults } = readText(list)
  expect([shown, faults]).toEqual([
    ['Cabo = 19.9', 'Bateria = 89'],
    [2, 4, 5, 6],
  ])
})

const brazilian = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 })
const money = (cents: number) => brazilian.format(cents / 100)
/** Notations of an amount of cents; some of them are not understood. */
const NOTATIONS: ((cents: number) => string)[] = [
  money,
  (cents) => `R$ ${money(cents)}`,
  (cents) => `R$${money(cents)}`,
  (cents) => `${money(cents)} reais`,
  (cents) => `R$ ${money(cents).replaceAll('.', ' ')}`,
  (cents) => `R$ ${money(cents).replace(',', ', ')}`,
  (cents) => `R$ ${money(cents).replace(',', ' ,')}`,
  (cents) => `R$ ${money(cents).replace(',', "'")}`,
  (cents) => `R$ ${money(cents).replace(',', ':')}`,
  (cents) => money(cents).replace(',', '·'),
  (cents) => `R$ ${money(cents).replace(/0$/, 'O')}`,
  (cents) => money(cents).replace(/^1/, 'l'),
  (cents) => `R$ ${money(cents).replace(/(?=\d,)/, ' ')}`,
  (cents) => `R$ ${money(cents).replace(/(?<=^\d)/, ' ')}`,
  (cents) => `R$ ${money(cents).replace(/,(\d)(\d)$/, (_, a, b) => `,${'⁰¹²³⁴⁵⁶⁷⁸⁹'[a]}${'⁰¹²³⁴⁵⁶⁷⁸⁹'[b]}`)}`,
  (cents) => `R$ ${money(cents)}*`,
  (cents) => `R$ ${money(cents)}k`,
  (cents) => `R$ ${money(cents)}/kg`,
  (cents) => `US$ ${money(cents)}`,
  (cents) => `${money(cents)} €`,
]
/** Other amounts beside the cost, which is `a`; `b` is higher. */
const BESIDE: ((a: string, b: string) => string)[] = [
  (a) => a,
  (a, b) => `${a} (revende a ${b})`,
  (a, b) => `de ${b} por ${a}`,
  (a, b) => `pix ${a} / cartão ${b}`,
  (a, b) => `${a} no pix ou ${b} no cartão`,
  (a, b) => `atacado: ${a} - varejo: ${b}`,
  (a, b) => `varejo ${b} | atacado ${a}`,
  (a, b) => `custo ${a}, sugerido ${b}`,
  (a, b) => `${a} - total ${b}`,
  (a, b) => `${a} + lucro de ${b}`,
  (a, b) => `${a} entrada ${b}`,
  (a, b) => `${a} preço de venda: ${b}`,
  (a, b) => `${a} ${b}`,
  (a, b) => `${b} ${a}`,
  (a, b) => `${a} / ${b}`,
  (a, b) => `${b} - ${a}`,
  (a, b) => `${b} obs ${a}`,
  (a) => `${a} ou 3x de R$ 9,99`,
  (a) => `${a} + frete R$ 12,00`,
]

test('[IMP-21] [IMP-23] the cost of any line is the intended one, or the line is asked about', () => {
  const cents = fc.integer({ min: 100, max: 499_999 })
  const line = fc.record({
    words: fc.array(
      fc.constantFrom('Creme', 'Gloss', 'Água', '212 VIP', 'Nº 5', 'Flip 6', 'Lua', 'Total Care', 'Kit 3 un'),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    size: fc.constantFrom('', ' 100ml', ' 1,5 L', ' 90 g', ' (30 ml)'),
    leader: fc.constantFrom(' ', ' - ', ': ', ' .... ', ' | ', '\t', ' = ', '\n'),
    notation: fc.constantFrom(...NOTATIONS),
    other: fc.constantFrom(...NOTATIONS),
    beside: fc.constantFrom(...BESIDE),
    end: fc.constantFrom('', ' ✅', '!', ' cada', ' (novo)', ' 50ml', ' tester', ' *'),
    cents,
    more: cents,
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (all) => {
      const list = all.map(({ words, size, leader, notation, other, beside, end, cents: cost, more }) => {
        const prices = beside(notation(cost), other(cost + more))
        return `Perfume ${words.join(' ')}${size}${leader}${prices}${end}`
      })
      const { lines } = readText(list.join('\n\n'))
      const costs = all.map(({ cents: cost }) => cost / 100)
      for (const each of lines) {
        const read = costOf(each, {})
        if ('cost' in read) expect(costs, `${list.join('\n')} => ${each.text}`).toContain(read.cost)
        if ('cost' in read) expect(each.text).not.toMatch(/R\$|\d,\d\d|pix|cartão|varejo|lucro/)
      }
    }),
    { numRuns: 300 },
  )
})
