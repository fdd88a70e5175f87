export interface VariedList {
  text: string
  products: { name: string; cost: number }[]
}

interface Line {
  name: string
  cents: number
}

type Write = (line: Line) => string

const BRANDS = ['Brisa', 'Lua Nova', 'Água Doce', '212 Sol', 'Nº 7 Mar', "Flor d'Ilha", 'Vento Sul', 'Pedra Azul']
const KINDS = ['Creme', 'Colônia', 'Perfume', 'Sabonete', 'Gloss', 'Óleo']
const SIZES = ['100ml', '50 ML', '90g', '1,5 L', '30ml']
const format = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 })
const money = (cents: number) => format.format(cents / 100)
const raised = (cents: number) => {
  const [reais, rest = '00'] = money(cents).split(',')
  return `${reais},${Array.from(rest, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`
}

const LINES: Record<string, Write> = {
  dash: ({ name, cents }) => `${name} - R$ ${money(cents)}`,
  dots: ({ name, cents }) => `${name} ........ ${money(cents)}`,
  'thousands with a blank': ({ name, cents }) => `${name} R$ ${money(cents).replace('.', ' ')}`,
  'blank behind the comma': ({ name, cents }) => `${name} R$ ${money(cents).replace(',', ', ')}`,
  'raised cents': ({ name, cents }) => `${name} R$ ${raised(cents)}`,
  resale: ({ name, cents }) => `${name} R$ ${money(cents)} (revende a R$ ${money(cents * 2)})`,
  profit: ({ name, cents }) => `${name} R$ ${money(cents)} - lucro de R$ ${money(cents * 2)}`,
  'wholesale and retail': ({ name, cents }) => `${name} atacado: ${money(cents)} - varejo: ${money(cents * 2)}`,
  'from a quantity': ({ name, cents }) =>
    `${name} atacado (a partir de 6): ${money(cents)} - varejo: ${money(cents * 2)}`,
  'cash and card': ({ name, cents }) => `${name} ${money(cents)} no pix / ${money(cents + 900)} no cartão`,
  total: ({ name, cents }) => `${name} ${money(cents)} cada, 10 un total ${money(cents * 10)}`,
  instalments: ({ name, cents }) => `${name} R$ ${money(cents)} ou 3x de R$ ${money(cents)}`,
  'former price': ({ name, cents }) => `${name} de ${money(cents * 2)} por ${money(cents)}`,
  cards: ({ name, cents }) => `${name}\nDe: R$ ${money(cents * 2)}\nPor: R$ ${money(cents)}\n`,
  'two lines': ({ name, cents }) => `${name}\nR$ ${money(cents)}\n`,
}

const REMARKS = [
  'Bom dia, clientes!',
  'Frete R$ 25,00',
  'Total: R$ 344,00',
  'Pedido mínimo 300,00',
  'Soma 99,00',
  'leve',
  'tester',
  'Obrigado pela preferência!',
  'PIX 11.222.333/0001-81',
]

const ROWS = 40

export function variedLists(): Record<string, VariedList> {
  const products = Array.from({ length: ROWS }, (_, index) => ({
    name: `${KINDS[index % KINDS.length]} ${BRANDS[index % BRANDS.length]} ${SIZES[index % SIZES.length]}`,
    cents: 1000 + ((index * 7919) % 400_000),
  }))
  const costs = products.map(({ name, cents }) => ({ name, cost: cents / 100 }))
  const list = (write: Write) =>
    products
      .map((line, index) => `${index % 9 === 4 ? `\n${REMARKS[(index - 4) / 9]}\n\n` : ''}${write(line)}`)
      .join('\n')
  const lists = Object.entries(LINES).map(([kind, write]) => [kind, { text: list(write), products: costs }] as const)
  return {
    ...Object.fromEntries(lists),
    'pairs of size and price': {
      text: BRANDS.map((name, at) => `Colônia ${name} 30ml ${at + 40} | 80ml ${at + 90}`).join('\n'),
      products: BRANDS.flatMap((name, at) => [
        { name: `Colônia ${name} 30ml`, cost: at + 40 },
        { name: `Colônia ${name} 80ml`, cost: at + 90 },
      ]),
    },
    'columns of labels': {
      text: `PRODUTO   À VISTA   CARTÃO\n${products.map(({ name, cents }) => `${name}   ${money(cents)}   ${money(cents + 900)}`).join('\n')}`,
      products: costs,
    },
    'columns of sizes': {
      text: `Colônia | 30ml | 80ml\n${BRANDS.map((name, at) => `${name} | ${at + 40} | ${at + 90}`).join('\n')}`,
      products: BRANDS.flatMap((name, at) => [
        { name: `${name} 30ml`, cost: at + 40 },
        { name: `${name} 80ml`, cost: at + 90 },
      ]),
    },
    'sections of sizes': {
      text: BRANDS.map((name, at) => `*${at + 1}0ML*\nCreme ${name} - ${at + 40},00`).join('\n'),
      products: BRANDS.map((name, at) => ({ name: `Creme ${name} ${at + 1}0ML`, cost: at + 40 })),
    },
  }
}
