import { describe, expect, test } from 'vitest'
import { outcomeOf } from './test-support'

const CSV = 'nome;preço\nÁgua 100 ML;10,00\nBrisa;1.234,56\n'

describe('[IMP-04] [IMP-19] the forty inputs: text and tables', () => {
  test.each<[row: string, text: string]>([
    ['1: the mark of UTF-8', `\ufeff${CSV}`],
    ['2: semicolons and unquoted decimal commas', CSV],
    ['4: tabs', CSV.replaceAll(';', '\t')],
    ['7: CRLF', CSV.replaceAll('\n', '\r\n')],
    ['7: lone CR', CSV.replaceAll('\n', '\r')],
    ['7: mixed line breaks', 'nome;preço\r\nÁgua 100 ML;10,00\rBrisa;1.234,56\n'],
    ['7: no line break at the end', CSV.trimEnd()],
    ['7: blank lines at the end', `${CSV}\n \n;\n\r\n`],
    ['4: quotes around all', CSV.replaceAll(/[^;\n]+/g, '"$&"')],
    ['4: commas, with quotes where needed', 'nome,preço\nÁgua 100 ML,"10,00"\nBrisa,"1.234,56"\n'],
  ])('row %s', (_, text) => {
    expect(outcomeOf(text).read).toEqual(['2 Água 100 ML = 10', '3 Brisa = 1234.56'])
  })

  test('row 3: a decimal comma in comma-separated text is an extra column, never a price of 1', () => {
    expect(outcomeOf('nome,preço\nA,1,50\nB,2\n')).toMatchObject({
      read: ['2 extra-column', '3 B = 2'],
      reasons: [expect.stringMatching(/^Coluna a mais \(vírgula no preço\?\)/)],
    })
  })

  test('row 4: quoted cells may contain line breaks', () => {
    const text = 'nome\tdescrição\tpreço\nA\t"uma\nduas ""aspas"""\t1\nB\t\t2\n'
    const { products, read } = outcomeOf(text)
    expect(read).toEqual(['2 A = 1', '4 B = 2'])
    expect(products[0]?.description).toBe('uma\nduas "aspas"')
  })

  test('row 8: a quoted name may contain a line break and doubled quotes', () => {
    expect(outcomeOf('nome;preço\n"Água ""Viva""\n100 ML";10\n')).toMatchObject({
      ready: [[2, 'Água "Viva" 100 ML', 10]],
      warnings: ['name-on-several-lines'],
    })
  })

  test.each([['Perfume "Intense" 50 ML'], ['"Intense" Perfume 50 ML'], ['12" vinil'], ['Perfume 50 ML"']])(
    'row 10: stray quotes in %s remain unchanged',
    (name) => {
      expect(outcomeOf(`nome;preço\n${name};10\nB;20\n`).read).toEqual([`2 ${name} = 10`, '3 B = 20'])
    },
  )

  test.each([
    ['an empty file', ''],
    ['headings alone', 'nome;preço\n'],
    ['10,000 blank lines', '\n'.repeat(10_000)],
    ['blank cells', 'nome;preço\n;;\n ; \n'],
  ])('row 11: %s has no product', (_, text) => {
    expect(outcomeOf(text)).toMatchObject({ ready: [], duplicates: [], rejected: [] })
  })

  test('row 12: data without headings is refused with the expected column names', () => {
    expect(() => outcomeOf('Água 100 ML;10,00;5\nBrisa;20,00;7\n')).toThrow(
      expect.objectContaining({
        code: 'no-heading',
        message: expect.stringMatching(/nome \(ou name, produto\).*preço \(ou preco, price, valor\).*imagem.*marca/),
      }),
    )
  })

  test.each([
    ['preco_antigo;preco;valor_frete;nome da marca;nome', [null, 'price', null, 'brand', 'name']],
    ['produto;custo;valor;sale_price;compare at price', ['name', 'cost', 'price', 'salePrice', null]],
    ['Código do produto;Nome do Produto;Preço promocional;Preço', ['sku', 'name', 'salePrice', 'price']],
    ['Preço no site;preço;Nome completo;nome', [null, 'price', null, 'name']],
    ['Descrição;Valor unitário;Foto;Foto 2', ['name', 'price', 'image', 'moreImages']],
  ])('row 13: %s', (headings, mapping) => {
    expect(outcomeOf(`${headings}\n1;2;3;4;5\n`).mapping).toEqual(mapping)
  })

  test('row 14: headings match despite capitals, spaces, signs and lost accents', () => {
    expect(outcomeOf(' NOME ; PREÇO (R$) \nA;10\n')).toMatchObject({ ready: [[2, 'A', 10]], notices: [] })
    expect(outcomeOf('PRODUTO;Preço de Venda\nA;10\n')).toMatchObject({ ready: [[2, 'A', 10]], notices: [] })
    expect(outcomeOf('nome;PreÃ§o\nA;10\n')).toMatchObject({ ready: [[2, 'A', 10]], notices: ['garbled-accents'] })
  })

  test('row 34: ten million characters in one line are reported as no product', () => {
    expect(outcomeOf('Perfume, "x" ; '.repeat(700_000)).read).toEqual(['1 unreadable-line'])
  })

  test('row 36: formulas are stored as typed', () => {
    const names = ['=HYPERLINK("http://x","y")', '+55 Man', '-20% Kit', '@cmd']
    const text = `nome;preço\n${names.map((name) => `"${name.replaceAll('"', '""')}";10`).join('\n')}\n"=A1\n+B1";10\n"\t=1";10`
    expect(outcomeOf(text).ready.map(([, name]) => name)).toEqual([...names, '=A1 +B1', '=1'])
  })

  test('row 37: markup is plain text, and a long name is rejected with the limit', () => {
    const names = ['<img src=x onerror=alert(1)>', '</script>', '{{7*7}}', '\u0024{x}']
    expect(outcomeOf(`nome;preço\n${names.join(';1\n')};1\n${'x'.repeat(10_000)};1\n`)).toMatchObject({
      ready: names.map((name, index) => [index + 2, name, 1]),
      rejected: [[6, 'name-too-long']],
      reasons: [expect.stringContaining('300 caracteres')],
    })
  })

  test('row 37: a text too long for its column rejects the row', () => {
    expect(outcomeOf(`nome;preço;descrição\nA;1;${'x'.repeat(20_001)}\nB;1;${'x'.repeat(20_000)}\n`)).toMatchObject({
      read: ['2 text-too-long', '3 B = 1'],
      reasons: [expect.stringMatching(/^O texto é longo demais para esta coluna\./)],
    })
  })

  test('row 39: equal names are duplicates, similar names are flagged', () => {
    const names = ['Sauvage 100 ML', 'SAUVAGE 100ml', ' Sauvage  100 ML ', 'Água', 'A\u0301gua', 'agua']
    expect(outcomeOf(`nome;preço\n${names.join(';1\n')};1\n`)).toMatchObject({
      read: ['2 Sauvage 100 ML = 1', '3 SAUVAGE 100ml = 1', '4 repeats 2', '5 Água = 1', '6 repeats 5', '7 agua = 1'],
      warnings: ['possible-duplicate', 'possible-duplicate'],
    })
  })

  test('row 40: characters special to queries remain in the name', () => {
    const names = ['A "B", 100ml', '(a)', 'a\\b', '50%', 'a_b*c', "d'água"]
    const text = `nome;preço\n${names.map((name) => `"${name.replaceAll('"', '""')}";1`).join('\n')}\n`
    expect(outcomeOf(text + text.split('\n').slice(1).join('\n'))).toMatchObject({
      ready: names.map((name, index) => [index + 2, name, 1]),
      duplicates: names.map((_, index) => [index + 8, index + 2]),
    })
  })
})

test('[IMP-04] lines above the headings are reported, and the headings can be chosen', () => {
  const text = 'Distribuidora Aroma;;\nLista de produtos e preços de 10/2026;;\n\nNome;Preço;Marca\nA;10;Phebo\n'
  expect(outcomeOf(text)).toMatchObject({ ready: [[5, 'A', 10]], notices: ['lines-above-heading'] })
  expect(outcomeOf('sep=,\nnome,preço\nA,10\n')).toMatchObject({ ready: [[3, 'A', 10]], notices: [] })
})

test('[IMP-04] the whole text decides the delimiter, not an ambiguous heading', () => {
  expect(outcomeOf('nome,produto;preço\nA, B;1,50\nC;2\n').read).toEqual(['2 A, B = 1.5', '3 C = 2'])
  expect(outcomeOf('nome;produto,preço\nA; B,1.50\nC,2\n').read).toEqual(['2 A; B = 1.5', '3 C = 2'])
})
