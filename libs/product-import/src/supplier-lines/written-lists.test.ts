import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SupplierLine } from './read-supplier-lines'
import { readText, shown } from './test-support'

const brazilian = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 })
const money = (amount: number) => brazilian.format(amount)

type Product = Pick<SupplierLine, 'text' | 'prices' | 'packQuantity' | 'soldOut'>
const amount = fc.integer({ min: 100, max: 999_999 }).map((cents) => cents / 100)
const word = fc.constantFrom('Asad', 'Água', 'Yara Moi', '212 VIP', 'CK One', "d'água", 'Nº 5', '1 Million', 'Intense')
const volume = fc.constantFrom('100ml', '50 ML', '200 ml', '1,5 L', '90g')
const text = fc
  .record({ words: fc.array(word, { minLength: 1, maxLength: 3 }), volume })
  .map(({ words, volume: end }) => ['Perfume', ...words, end].join(' '))
const product = (count: number) =>
  fc.record({ text, amounts: fc.array(amount, { minLength: count, maxLength: count }), isBold: fc.boolean() })

/** A word, or the quantity from which the price holds. */
type Label = string | number | null
const TWO: [write: (first: string, second: string) => string, first: Label, second: Label][] = [
  [(a, b) => ` à vista ${a} / cartão ${b}`, 'à vista', 'cartão'],
  [(a, b) => ` - R$ ${a} no pix | R$ ${b} no cartão`, 'pix', 'cartão'],
  [(a, b) => ` ${a} pix ${b} cartão`, 'pix', 'cartão'],
  [(a, b) => ` pix:${a} cartao:${b}`, 'pix', 'cartão'],
  [(a, b) => ` – R$ ${a} (pix) R$ ${b} (cartão)`, 'pix', 'cartão'],
  [(a, b) => ` 💰 ${a} 💳 ${b}`, null, 'cartão'],
  [(a, b) => `: atacado R$ ${a} varejo R$ ${b}`, 'atacado', 'varejo'],
  [(a, b) => ` ${a} atacado - ${b} varejo`, 'atacado', 'varejo'],
  [(a, b) => ` un ${a} / cx ${b}`, 'unidade', 'caixa'],
  [(a, b) => ` ${a} / ${b}`, null, null],
  [(a, b) => ` | 1 un ${a} | 3 un ${b}`, 1, 3],
  [(a, b) => `: 1+ ${a} / 6+ ${b}`, 1, 6],
  [(a, b) => ` .... ${a} / 12+ ${b}`, null, 12],
  [(a, b) => `\n💰 À vista: R$ ${a}\n💳 Cartão: R$ ${b}`, 'à vista', 'cartão'],
  [(a, b) => `\nR$ ${a} no pix\nR$ ${b} em até 3x`, 'pix', 'a prazo'],
  [(a, b) => `\n1 un - R$ ${a}\n3 un - R$ ${b}`, 1, 3],
]
const ONE: ((price: string) => string)[] = [
  (price) => ` - R$ ${price}`,
  (price) => ` ........ ${price}`,
  (price) => ` de R$ 99.999,00 por R$ ${price}`,
  (price) => ` ~R$ 99.999,00~ ${price}`,
  (price) => `\n💰 ${price}`,
  (price) => `: R$ ${price} ou 10x de R$ 1,00`,
  (price) => ` R$ 99.999,00 → R$ ${price}`,
  (price) => ` ${price} + frete R$ 20,00`,
  (price) => ` R$ ${price} (frete grátis)`,
  (price) => ` R$ ${price} 🆕`,
]
const BULLETS = ['', '🔥 ', '- ', '• ', '✅ ', '▪️', '>> ']
const SECTIONS: ((name: string) => string)[] = [
  (name) => `*${name}*`,
  (name) => `🌸 ${name} 🌸`,
  (name) => `🧔🏻 ${name} 🧔🏻`,
  (name) => `=== ${name} ===`,
  (name) => `------ ${name} ------`,
  (name) => `${name}:`,
]
const section = fc.constantFrom('MASCULINOS', 'FEMININOS', 'Kits', 'Árabes', '200ML', 'Testers 30ml')
const RUNS = 50

const priceOf = (amount: number, label: Label) => ({
  label: typeof label === 'string' ? label : null,
  amount,
  fromQuantity: typeof label === 'number' ? label : null,
})

const expected = (products: Product[], name: string) =>
  products.map((each) =>
    shown({ line: 0, section: name, sku: null, gtin: null, ...each, text: `${each.text}${TRAITS[name] ?? ''}` }),
  )

const TRAITS: Record<string, string> = {
  MASCULINOS: ' masculino',
  FEMININOS: ' feminino',
  Kits: ' kit',
  'Testers 30ml': ' tester',
}

test.each(TWO)('[IMP-21] any list with two prices per product is read back exactly: %s', (write, ...labels) => {
  fc.assert(
    fc.property(
      fc.array(product(2), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...BULLETS),
      fc.constantFrom(...SECTIONS),
      section,
      (products, bullet, frame, name) => {
        const lines = products.map(
          ({ text: product, amounts: [a = 0, b = 0] }) => `${bullet}${product}${write(money(a), money(b))}`,
        )
        const known = products.map(({ text: product, amounts }) => ({
          text: product,
          prices: amounts.map((price, index) => priceOf(price, labels[index] ?? null)),
          packQuantity: null,
          soldOut: false,
        }))
        const read = readText([frame(name), ...lines].join('\n'))
        expect([read.shown, read.faults]).toEqual([expected(known, name), []])
      },
    ),
    { numRuns: 8 },
  )
})

test.each(ONE)('[IMP-21] any list with one price per product, packs and stock is read back exactly: %s', (write) => {
  const listed = fc.record({
    product: product(1),
    pack: fc.option(fc.integer({ min: 2, max: 96 })),
    isSold: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(listed, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...BULLETS),
      section,
      (products, bullet, name) => {
        const lines = products.map(({ product: { text: product, amounts, isBold }, pack, isSold }) => {
          const box = pack === null ? '' : ` cx c/ ${pack}`
          const price = write(money(amounts[0] ?? 0))
          return `${bullet}${isBold ? `*${product}*` : product}${box}${price}${isSold ? ' ESGOTADO' : ''}`
        })
        const known = products.map(({ product: { text: product, amounts }, pack, isSold }) => ({
          text: product,
          prices: amounts.map((price) => priceOf(price, null)),
          packQuantity: pack,
          soldOut: isSold,
        }))
        const read = readText([`*${name}*`, ...lines].join('\n'))
        expect([read.shown, read.faults]).toEqual([expected(known, name), []])
      },
    ),
    { numRuns: 10 },
  )
})

test('[IMP-22] any table with prices and codes is read back exactly', () => {
  fc.assert(
    fc.property(
      fc.array(product(2), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(';', '\t', '|'),
      (products, sign) => {
        const rows = products.map(({ text: product, amounts: [a = 0, b = 0] }, index) =>
          [`C-${index}`, product, money(a), money(b)].join(sign),
        )
        const read = readText([['Cód.', 'Produto', 'Atacado', 'Varejo'].join(sign), ...rows].join('\n'))
        const known = products.map(
          ({ text: product, amounts: [a, b] }, index) => `${product} = atacado ${a}; varejo ${b} #C-${index}`,
        )
        expect([read.shown, read.faults]).toEqual([known, []])
      },
    ),
    { numRuns: RUNS },
  )
})

test('[IMP-21] any text gives each line at most once', () => {
  const piece = fc.constantFrom(
    ...[
      'Asad',
      '100ml',
      'R$ 10,00',
      '179',
      '1 un',
      '3+',
      'cx c/ 12',
      'à vista',
      'cartão',
      'de',
      'por',
      'ESGOTADO',
      '❌',
    ],
    ...['~', '*', '/', '|', ';', '\n', '\n', ' ', ' - ', '....', '6291108735411', 'cód. 1', '10x de', '→', '(', ')'],
  )
  const nearly = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(' '))
  fc.assert(
    fc.property(fc.oneof(nearly, fc.string({ unit: 'binary' })), (list) => {
      const { lines, faults } = readText(`Asad\n${list}`)
      const numbers = [...lines.map(({ line }) => line), ...faults]
      expect(new Set(numbers).size).toBe(numbers.length)
      for (const { text, prices, soldOut, doubt } of lines) {
        expect(text).not.toBe('')
        expect(prices.length > 0 || soldOut || doubt !== undefined).toBe(true)
        for (const { amount: price } of prices) expect(price).toBeGreaterThan(0)
      }
    }),
    { numRuns: RUNS },
  )
})

const HOSTILE = [
  '1',
  '1 ',
  'R$ 1,00 ',
  '~',
  '~a',
  '*',
  '(',
  'cx ',
  '1 un ',
  'a partir de ',
  'de 1 por ',
  'cód',
  '/',
  '| ',
  '12345678',
  '1/',
  'à ',
  '💳',
  'acima de 1',
]

test.each(HOSTILE)('[IMP-21] reads lines of %j in linear time', (shape) => {
  const line = (length: number) => `Asad ${shape.repeat(Math.ceil(length / shape.length))}`
  const list = [line(400_000), ...Array.from({ length: 10 }, () => line(900)), '', 'Yara 100ml - 10,00']
  expect(readText(list.join('\n')).shown.at(-1)).toMatch(/Yara 100ml = 10$/)
})
