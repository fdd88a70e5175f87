import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readText } from '../supplier-lines/test-support'
import { outcomeOf } from '../test-support'

const read = (...lines: string[]) => outcomeOf(lines.join('\n')).read

test('[IMP-09] no product has the price of its neighbour when prices are above the names', () => {
  const names = fc.uniqueArray(fc.constantFrom('Asad', 'Yara 100ml', 'Khamrah', 'Oud Mood', 'Hawas'), { minLength: 2 })
  const layout = fc.record({
    names,
    heading: fc.constantFrom([], ['*OFERTAS*'], ['TABELA 22/11'], ['*LATTAFA*'], ['Bom dia!']),
    price: fc.constantFrom('R$ ', ''),
    gap: fc.constantFrom([], ['']),
  })
  fc.assert(
    fc.property(layout, ({ names: all, heading, price, gap }) => {
      const lines = all.flatMap((name, index) => [`${price}${100 + index},00`, name, ...gap])
      expect(outcomeOf([...heading, ...lines].join('\n')).ready).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('[IMP-09] [IMP-23] no product has the price of its neighbour when some prices are above the names', () => {
  const block = fc.record({ isAbove: fc.boolean(), gap: fc.constantFrom([], ['']) })
  const list = fc.record({
    heading: fc.constantFrom([], ['*OFERTAS*'], ['Bom dia!']),
    frame: fc.constantFrom(
      (name: string) => name,
      (name: string) => `*${name}*`,
      (name: string) => `🔥 ${name}`,
    ),
    blocks: fc.array(block, { minLength: 3, maxLength: 6 }),
  })
  const names = ['Asad', 'Yara 100ml', 'Khamrah', 'Oud Mood', 'Hawas', 'Club de Nuit']
  fc.assert(
    fc.property(list, ({ heading, frame, blocks }) => {
      const lines = blocks.flatMap(({ isAbove, gap }, index) => {
        const pair = [frame(names[index] ?? ''), `R$ ${100 + index},00`]
        return [...(isAbove ? pair.toReversed() : pair), ...gap]
      })
      const text = [...heading, ...lines].join('\n')
      const costs = readText(text).lines.filter(({ doubt }) => doubt === undefined)
      for (const [name, price] of [
        ...outcomeOf(text).ready.map(([, name, price]) => [name, price]),
        ...costs.map(({ text: name, prices }) => [name, prices[0]?.amount]),
      ])
        expect([name, price], text).toEqual([name, 100 + names.indexOf(String(name))])
    }),
    { numRuns: 200 },
  )
})

test.each(['*LATTAFA*', 'TABELA 22/11', '*OFERTAS*'])(
  '[IMP-23] a cost is asked about that may be of a neighbour below %s',
  (heading) => {
    const { lines } = readText(`${heading}\nR$ 100,00\nAsad\nR$ 101,00\nYara\nR$ 102,00\nOud`)
    expect(lines.filter(({ doubt }) => doubt === undefined)).toEqual([])
  },
)

test('[IMP-23] a cost is asked about that may be of a neighbour among marked names', () => {
  const { lines } = readText('*LATTAFA*\nR$ 633,00\n- Hawas\n\nR$ 559,00\n- Yara\n\n*ARMAF*\nR$ 300,00\n- Oud')
  expect(lines.filter(({ doubt }) => doubt === undefined)).toEqual([])
})

test('[IMP-09] a heading of testers is no name of a price below it', () => {
  expect(read('*TESTERS*', '', 'R$ 223', 'Egeo', '', 'R$ 37', 'Yara', '', '*OUTROS*', 'Oud R$ 50')).toEqual([
    ...['1 line-without-price', '3 missing-name', '4 line-without-price', '6 missing-name', '7 line-without-price'],
    ...['9 line-without-price', '10 Oud = 50'],
  ])
})

test.each([
  ...['Confiram', 'Link na bio', 'Até amanhã', 'Quem quiser chama', 'Últimas unidades', 'Com nota fiscal', 'Só hoje'],
  ...['Original lacrado', 'Corre que acaba', 'Fotos reais', 'Garantia de 3 meses', 'Parcelamos em até 3x', 'Chegaram'],
])('[IMP-09] the remark %s is no part of a name', (remark) => {
  const list = `Asad\nR$ 150,00\n${remark}\nYara\nR$ 160,00\n`
  expect(outcomeOf(list).ready.map(([, name, price]) => [name, price])).toEqual([
    ['Asad', 150],
    ['Yara', 160],
  ])
  expect(readText(list).shown).toEqual(['Asad = 150', 'Yara = 160'])
})

test('[IMP-23] a colour is a product of the name above, if that has no price', () => {
  expect(readText('iPhone 15 256GB\n🟢 Azul 7.499,00\nPreto 7.450,00\nAsad 150,00\nBlack 160,00').shown).toEqual([
    'iPhone 15 256GB Azul = 7499',
    'iPhone 15 256GB Preto = 7450',
    'Asad = 150',
    'Black = 160',
  ])
  expect(readText('5x Asad R$ 150,00').shown).toEqual(['5x Asad ? several-prices'])
})

describe('[IMP-09] a name in several lines', () => {
  test.each([
    ['Asad', 'Eau de Parfum'],
    ['*Asad Lattafa*', 'Amadeirado e intenso'],
    ['iPhone 13 128GB', 'Bateria 88%'],
    ['🔥 Asad', 'Lattafa', 'Pronta entrega'],
  ])('%s, %s: no line of it is lost, and a warning says so', (...name) => {
    const { ready, rejected, warningTexts } = outcomeOf([...name, 'R$ 150,00', '', ...name, 'R$ 140,00'].join('\n'))
    const whole = name.map((line) => line.replace(/^[*🔥 ]+|[*]+$/gu, '')).join(' ')
    expect([...ready, ...rejected]).toEqual([[1, whole, 150]])
    expect(warningTexts).toContain('O nome ocupava mais de uma linha.')
  })

  test('of which one is a heading or a remark', () => {
    expect(
      read('*LATTAFA*', 'Asad', 'R$ 150,00', 'Yara', 'Aproveite!', 'R$ 140,00', 'Oud', '(lacrado)', 'R$ 130,00'),
    ).toEqual(['1 line-without-price', '2 Asad = 150', '4 Yara = 140', '5 line-without-price', '7 Oud (lacrado) = 130'])
  })

  test('of a list whose names are framed, or begin with a kit', () => {
    expect(
      read('*Yara*', 'R$ 140,00', '*Asad*', 'Bateria 90%', 'R$ 150,00', 'Kit Natura', 'Com caixa', 'R$ 90,00'),
    ).toEqual(['1 Yara = 140', '3 Asad Bateria 90% = 150', '6 Kit Natura Com caixa = 90'])
    expect(read('Disponíveis hoje:', 'Asad', 'R$ 150,00', 'Bom dia!', 'R$ 10,00')).toEqual([
      '1 line-without-price',
      '2 Asad = 150',
      '4 line-without-price',
      '5 missing-name',
    ])
  })

  test('is refused from four lines on', () => {
    expect(outcomeOf('Asad\nLattafa\nDoce e floral\nFixa doze horas\nR$ 150,00\nYara R$ 140,00').ready).toEqual([
      [6, 'Yara', 140],
    ])
  })

  test('[IMP-23] the cost is that of the whole name', () => {
    expect(readText('*Asad*\nEau de Parfum\nR$ 150,00\n\n*Yara*\nEau de Toilette\nR$ 140,00').shown).toEqual([
      'Asad Eau de Parfum = 150',
      'Yara Eau de Toilette = 140',
    ])
  })
})

describe('[IMP-09] a colour or a size is the product of the line above', () => {
  test('one product for each', () => {
    expect(read('*iPhone 13 128GB*', 'Branco - R$ 2.850,00', '🟢 Preto R$ 2.830,00', 'JBL Go 4 R$ 250,00')).toEqual([
      '1 iPhone 13 128GB Branco = 2850',
      '3 iPhone 13 128GB Preto = 2830',
      '4 JBL Go 4 = 250',
    ])
    expect(
      read('Redmi 13C', '128GB R$ 690,00', '256GB azul R$ 750,00', 'Asad', '100ml R$ 150,00', '50ml R$ 90,00'),
    ).toEqual(['1 Redmi 13C 128GB = 690', '3 Redmi 13C 256GB azul = 750', '4 Asad 100ml = 150', '6 Asad 50ml = 90'])
  })

  test.each(['Bom dia!', '*PERFUMES*', 'R$ 10,00', 'Aproveite', 'Aguardamos você', 'Obrigada', 'Amigos,'])(
    'refused below %s',
    (line) => {
      expect(read(line, 'Azul R$ 90,00', 'Sol R$ 10,00').slice(1)).toEqual(['2 missing-name', '3 Sol = 10'])
    },
  )

  test('a warning says that the name was in two lines', () => {
    expect(outcomeOf('iPhone 13\nAzul R$ 2.850,00\nPreto R$ 2.830,00').warningTexts).toContain(
      'O nome ocupava mais de uma linha.',
    )
  })
})

describe('[IMP-09] a price that may be that of several pieces', () => {
  test.each(['5x Asad R$ 150,00', 'Qtd 5 Asad R$ 150,00', 'Asad C:90 V:150'])('refused: %s', (line) => {
    expect(read(line, 'Sol R$ 10,00')).toEqual(['1 several-prices', '2 Sol = 10'])
  })

  test.each(['Asad R$ 150,00 - 5 unidades', 'Asad R$ 150,00 (5 un)', 'Asad R$ 150,00 3 peças'])(
    'to be confirmed: %s',
    (line) => {
      const { ready, warnings } = outcomeOf(line)
      expect(ready).toEqual([[1, 'Asad', 150]])
      expect(warnings).toEqual(['ambiguous-price'])
    },
  )
})

test('[IMP-09] words before a name are not part of it', () => {
  expect(read('Oferta do dia: Asad R$ 150,00', 'Promoção: Yara R$ 140,00', 'Lançamento: Oud R$ 130,00')).toEqual([
    '1 Asad = 150',
    '2 Yara = 140',
    '3 Oud = 130',
  ])
})

test('[IMP-09] the number of a model is no price', () => {
  const list = 'Relógio GA-2100\nR$ 150,00\nFone WH-1000 R$ 140,00\n'
  expect(outcomeOf(list).ready.map(([, name, price]) => [name, price])).toEqual([
    ['Relógio GA-2100', 150],
    ['Fone WH-1000', 140],
  ])
  expect(readText(list).shown).toEqual(['Relógio GA-2100 = 150', 'Fone WH-1000 = 140'])
})

describe('[IMP-09] two prices below a name', () => {
  test('are refused without a word', () => {
    expect(outcomeOf('Asad\nR$ 199,00\nR$ 150,00\nYara R$ 190,00\nR$ 140,00\nSol R$ 10,00').ready).toEqual([
      [6, 'Sol', 10],
    ])
  })

  test.each([
    ['Cartão: R$ 165,00', 'À vista: R$ 150,00'],
    ['💳 Cartão: R$ 165,00', '💰 Pix: R$ 150,00'],
    ['💰 Pix: R$ 150,00', '💳 Cartão: R$ 165,00'],
    ['R$ 150,00 à vista', 'R$ 165,00 em até 3x'],
  ])('are to be confirmed with one: %s, %s', (...prices) => {
    const { ready, rejected, warnings } = outcomeOf(['Asad', ...prices].join('\n'))
    expect([...ready, ...rejected]).toEqual([
      [1, 'Asad', 150],
      [3, 'several-prices'],
    ])
    expect(warnings).toEqual(['ambiguous-price'])
  })

  test('are those now and later if they are in one line', () => {
    expect(read('Asad', 'Pix R$ 150,00 | Cartão R$ 165,00', 'Yara', '10,00 à vista / 12,00 a prazo')).toEqual([
      '1 Asad = 150',
      '3 Yara = 10',
    ])
  })
})

test.each(['Asad ❌', 'Asad - em breve', 'Asad esgotado'])(
  '[IMP-09] %s without a price is no part of the next name',
  (line) => {
    expect(read(line, 'Yara', 'R$ 140,00')).toEqual(['1 line-without-price', '2 Yara = 140'])
  },
)

test.each(['Consulte', 'ESGOTADO', '(chegando)', 'Preço sob consulta'])('[IMP-09] nor is a name above %s', (line) => {
  expect(read('Asad', line, 'Yara', 'R$ 140,00')).toEqual([
    '1 line-without-price',
    '2 line-without-price',
    '3 Yara = 140',
  ])
})

test('[IMP-09] stock is no part of a name', () => {
  expect(read('Asad', 'Preço: R$ 150,00', 'Estoque: 5', 'Yara', 'Qtd: 2', 'R$ 140,00')).toEqual([
    '1 Asad = 150',
    '3 line-without-price',
    '4 Yara = 140',
    '5 line-without-price',
  ])
  const { products } = outcomeOf('Asad\nR$ 150,00 (esgotado)\nYara\nESGOTADO\nR$ 140,00')
  expect(products.map(({ name, stockQuantity }) => [name, stockQuantity])).toEqual([
    ['Asad', 0],
    ['Yara', 0],
  ])
})

describe('[IMP-09] names that end with numbers', () => {
  test('have prices to be confirmed if nearly all lines do', () => {
    const { ready, rejected, warnings } = outcomeOf('LATTAFA\nAsad 135\nYara 100ml 140\niPhone 13 2850\nAsad 100 150')
    expect(ready).toEqual([
      [2, 'Asad', 135],
      [3, 'Yara 100ml', 140],
      [4, 'iPhone 13', 2850],
    ])
    expect(warnings).toEqual(['ambiguous-price', 'ambiguous-price'])
    expect(rejected).toEqual([
      [1, 'line-without-price'],
      [5, 'several-prices'],
    ])
  })

  test('[IMP-23] have costs to be confirmed', () => {
    expect(readText('Asad 135\nYara 100ml 140\nOud 150').shown).toEqual([
      'Asad = 135 ? unclear_currency 135',
      'Yara 100ml = 140',
      'Oud = 150 ? unclear_currency 150',
    ])
  })

  test('[IMP-23] have certain costs behind words', () => {
    expect(readText('Asad à vista 110 / cartão 120\nYara à vista 90 / cartão 100\nOud pix 150').shown).toEqual([
      'Asad = à vista 110; cartão 120',
      'Yara = à vista 90; cartão 100',
      'Oud = pix 150',
    ])
  })

  test.each([
    ['that may be volumes', 'Asad 100\nYara 80\nOud 60'],
    ['that may be pieces', 'Asad 2\nYara 3\nOud 12'],
    ['in a list with other prices', 'Asad 135\nCK One 212\nOud 140\nSol R$ 10,00'],
    ['in too few lines', 'Asad 135\nYara 140'],
  ])('have none %s', (_, text) => {
    const read = () => outcomeOf(text).ready.filter(([, name]) => name !== 'Sol')
    if (text.includes('R$')) expect(read()).toEqual([])
    else expect(read).toThrow()
  })
})
