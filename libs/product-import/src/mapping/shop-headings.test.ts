import { describe, expect, test } from 'vitest'
import { checkImport, planImport } from '../analysis/check-import'
import { readImportTable } from '../table/read-import-table'
import { DEFAULTS, outcomeOf } from '../test-support'

const mappingOf = (heading: string, cells: string[]) =>
  outcomeOf(`Nome;Preço;${heading}\n${cells.map((cell, at) => `Vela ${at};${at + 10},00;${cell}`).join('\n')}\n`)
    .mapping[2]

describe('[IMP-04] a column of an ERP', () => {
  test.each([
    ['Situação', ['A', 'I'], 'isActive'],
    ['Status', ['Ativo', 'Pausado'], 'isActive'],
    ['Status', ['Novo', 'Usado'], null],
    ['Disponível', ['5', '0'], 'stock'],
    ['Disponível', ['Sim', 'Não'], 'stock'],
    ['Disponível', ['Casa', 'Loja'], null],
    ['Promoção', ['8,00', ''], 'salePrice'],
    ['Promoção', ['10%', 'Leve 3'], null],
    ['Cód. interno', ['A1', 'A2'], 'sku'],
    ['Código do fornecedor', ['A1', 'A2'], 'sku'],
    ['Qtd. disponível', ['1', '2'], 'stock'],
    ['Último custo', ['1,00', '2,00'], 'cost'],
    ['Custo médio', ['1,00', '2,00'], 'cost'],
    ['Custo médio total', ['1,00', '2,00'], null],
    ['Grupo', ['Casa', 'Casa'], 'category'],
  ])('%s with %j is %s', (heading, cells, field) => {
    expect(mappingOf(heading, cells)).toBe(field)
  })

  test.each([
    ...['Estoque reservado', 'Estoque em trânsito', 'Estoque virtual', 'Estoque Loja 2', 'Qtd mínima', 'Qtd por caixa'],
    ...['Quantidade vendida', 'Quantidade pedida', 'Total em estoque (R$)', 'Valor em estoque'],
  ])('%s is not the stock', (heading) => {
    expect(mappingOf(heading, ['1', '2'])).toBeNull()
  })
})

test.each(['Valor em estoque', 'Preço médio', 'Preço de lista', 'Valor de reposição'])(
  '[IMP-06] %s is not the price, wherever it is',
  (heading) => {
    expect(outcomeOf(`${heading};Produto;PV\n99,00;Vela;10,00\n`).read).toEqual(['2 Vela = 10'])
  },
)

test('[IMP-04] the code of the shop counts before the one of the supplier', () => {
  const { products } = outcomeOf('Nome;Preço;Código do fornecedor;Referência\nVela;10,00;F1;R1\n')
  expect(products[0]?.sku).toBe('R1')
})

test('[IMP-06] a cost beside the price makes no doubt about the price', () => {
  expect(outcomeOf('Nome;Preço à vista;Preço de custo\nVela;10,00;5,00\n').warnings).toEqual([])
})

describe('[PROMO-01] the dates of a promotion', () => {
  test.each([
    ['Data de início da promoção', 'Data final da promoção'],
    ['Promoção início', 'Promoção válida até'],
    ['special_from_date', 'special_to_date'],
    ['Data início preço promocional', 'Data fim preço promocional'],
  ])('are read from %s and %s', (from, until) => {
    const list = `Nome;Preço;Preço promocional;${from};${until}\nVela;10,00;8,00;01/11/2026;30/11/2026\n`
    expect(outcomeOf(list).products[0]).toMatchObject({
      salePrice: 8,
      saleStartsAt: '2026-11-01T03:00:00.000Z',
      saleEndsAt: '2026-12-01T02:59:00.000Z',
    })
  })

  test('of a period leave the promotion out', () => {
    const list = 'Nome;Preço;Preço promocional;Período da promoção\nVela;10,00;8,00;01/11/2026 a 30/11/2026\n'
    const { products, warnings } = outcomeOf(list)
    expect([products[0]?.salePrice, warnings]).toEqual([null, ['sale-date-left-out', 'sale-price-left-out']])
  })

  test.each(['Data da promoção', 'Promoção - data', 'Data preço promocional', 'Vigência'])(
    'of %s leave the promotion out until the column is said to be the start or the end',
    (heading) => {
      const text = `Nome;Preço;Preço promocional;${heading}\nVela;10,00;8,00;01/11/2026\nLuz;10,00;8,00;\n`
      const { products, warningTexts } = outcomeOf(text)
      expect(products.map(({ salePrice, saleStartsAt, saleEndsAt }) => [salePrice, saleStartsAt, saleEndsAt])).toEqual([
        [null, null, null],
        [8, null, null],
      ])
      expect(warningTexts).toContain('Data da promoção não importada: “01/11/2026”.')
      const table = readImportTable(text)
      const plan = planImport(table, ['name', 'price', 'salePrice', 'saleStartsAt'], DEFAULTS)
      expect(checkImport(table, plan).ready[0]?.product).toMatchObject({
        salePrice: 8,
        saleStartsAt: '2026-11-01T03:00:00.000Z',
      })
    },
  )

  test('are the end if prices are valid until then', () => {
    const { products } = outcomeOf('Nome;Preço;Preço promocional;Válido até\nVela;10,00;8,00;30/11/2026\n')
    expect(products[0]).toMatchObject({ salePrice: 8, saleEndsAt: '2026-12-01T02:59:00.000Z' })
  })

  test('of zeros are no dates', () => {
    const list = 'Nome;Preço;Preço promocional;Fim da promoção\nVela;10,00;8,00;0000-00-00\n'
    const { products, warnings } = outcomeOf(list)
    expect([products[0]?.salePrice, products[0]?.saleEndsAt, warnings]).toEqual([8, null, []])
  })
})
