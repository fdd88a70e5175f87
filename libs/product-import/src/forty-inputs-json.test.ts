import { describe, expect, test } from 'vitest'
import { checkImport, planImport } from './analysis/check-import'
import { guessMapping } from './mapping/guess-mapping'
import { readImportTable } from './table/read-import-table'
import { DEFAULTS, outcomeOf, readJsonFile } from './test-support'
import { reasonText } from './texts/texts'

const items = (...products: object[]) => JSON.stringify(products)

describe('[IMP-08] [IMP-19] the forty inputs: JSON', () => {
  test('reads nome, preço, imagem and marca', () => {
    const text =
      '[\n{"nome":"A","preço":10},\n\n{"nome":"B","preco":"99,90","imagem":"https://x.com/a.jpg","marca":"Phebo"}]'
    const { read, products } = outcomeOf(`\ufeff${text}`)
    expect(read).toEqual(['1 A = 10', '2 B = 99.9'])
    expect(products[1]).toMatchObject({ mainImage: 'https://x.com/a.jpg', brandName: 'Phebo', tags: ['phebo'] })
  })

  test.each(['{"produtos":[{"nome":"A","preco":1}]}', '{}'])('row 28: %s is refused', (text) => {
    expect(() => outcomeOf(text)).toThrow('O arquivo deve conter um array de produtos')
  })

  test('row 28: a list or object as price, and an item that is no object, are rejected', () => {
    const { ready, reasons } = outcomeOf(
      '[{"nome":"A","preco":[1]},{"nome":"B","preco":{"a":1}},5,{"nome":"C","preco":"x"}]',
    )
    expect(ready).toEqual([])
    expect(reasons).toEqual([
      'Produto 1: preço inválido ([…])',
      'Produto 2: preço inválido ({…})',
      'Produto 3: campos obrigatórios ausentes (nome, preço)',
      'Produto 4: preço inválido (x)',
    ])
  })

  test('a list or object in the place of a text is no value, and is named', () => {
    const { products, warningTexts, reasons } = outcomeOf(
      '[{"nome":"A","preco":1,"marca":{"nome":"Dior"},"sku":[1],"descricao":{},"categoria":["X"],"imagem":[{"src":"x"}],"tags":["a",2]},{"nome":{"pt":"B"},"preco":1}]',
    )
    const [product] = products
    expect(product).toMatchObject({ brandName: 'A', sku: null, categoryName: null, mainImage: null, tags: ['a', '2'] })
    expect(product?.description).toBe('A - A')
    expect(warningTexts.filter((text) => /Lista/.test(text))).toEqual(
      ['marca', 'sku', 'descricao', 'categoria', 'imagem'].map(
        (key) => `Lista ou objeto no lugar de um texto, não importado: “${key}”.`,
      ),
    )
    expect(reasons).toEqual(['Produto 2: campos obrigatórios ausentes (nome, preço)'])
  })

  test.each([
    ['[\n{"nome":"A","preco":1},\n{"nome":', 'linha 3, coluna 9: o texto termina antes do fim da lista'],
    ['[{"nome":"A","preco":1},]', 'linha 1, coluna 25: vírgula a mais antes de ]'],
    ['[{"nome":"A","preco":1,}]', 'linha 1, coluna 24: vírgula a mais antes de }'],
    ["[{'nome':'A'}]", 'linha 1, coluna 3: os textos devem estar entre aspas duplas retas (")'],
    ['[\r\n// produtos\r\n{}]', 'linha 2, coluna 1: comentários não são permitidos'],
    ['[{"nome":"A\n"}]', 'linha 1, coluna 12: quebra de linha ou caractere de controle dentro do texto'],
    ['[{"nome":"A}]', 'linha 1, coluna 10: as aspas que abrem aqui não fecham'],
    ['[{“nome”:"A"}]', 'linha 1, coluna 3: os textos devem estar entre aspas duplas retas (")'],
    ['[{"nome" "A"}]', 'linha 1, coluna 10: faltam dois-pontos depois do campo'],
    ['[{"nome":"A" "preco":1}]', 'linha 1, coluna 14: falta uma vírgula'],
    ['[{"nome":"A","preco":1}] fim', 'linha 1, coluna 26: há texto depois do fim da lista'],
    ['[', 'linha 1, coluna 2: o texto termina antes do fim da lista'],
  ])('row 29: %j names line and column', (text, message) => {
    expect(() => outcomeOf(text)).toThrow(message)
  })

  test('row 30: only the item without a price is rejected among 100,000', () => {
    const products: object[] = Array.from({ length: 100_000 }, (_, index) => ({ nome: `P${index}`, preco: 1 }))
    products[77_776] = { nome: 'P77776' }
    const table = readImportTable(JSON.stringify(products))
    expect(table.records).toHaveLength(100_000)
    const plan = planImport(table, guessMapping(table), DEFAULTS)
    const { ready, rejected } = checkImport({ ...table, records: table.records.slice(77_000, 78_000) }, plan)
    expect(ready).toHaveLength(999)
    expect(rejected.map(({ reason }) => reasonText(reason))).toEqual([
      'Produto 77777: campos obrigatórios ausentes (nome, preço)',
    ])
  })

  test('row 31: keys such as __proto__ are ignored, and the last of repeated keys counts', () => {
    const text =
      '[{"__proto__":{"x":1},"constructor":1,"toString":2,"nome":"A","nome":"B","preco":3},{"nome":"C","preco":4}]'
    expect(outcomeOf(text)).toMatchObject({
      read: ['1 B = 3', '2 C = 4'],
      warnings: ['repeated-key'],
    })
    expect(({} as Record<string, unknown>).x).toBeUndefined()
    expect(outcomeOf('__proto__,constructor,nome,preço\n1,2,A,3\n').ready).toEqual([[2, 'A', 3]])
  })

  test('rows 23, 26, 32: numbers are not parsed as texts', () => {
    const { read, warnings, reasons } = outcomeOf(
      '[{"nome":"A","preco":1e5},{"nome":"B","preco":19.989999},{"nome":"C","preco":1.005},{"nome":"D","preco":1.5,"estoque":"-3"},{"nome":"E","preco":null}]',
    )
    expect(read).toEqual(['1 A = 100000', '2 B = 19.99', '3 C = 1.01', '4 D = 1.5', '5 missing-price'])
    expect(warnings).toEqual(['high-price', 'rounded-price', 'rounded-price', 'stock-left-out'])
    expect(reasons).toEqual(['Produto 5: campos obrigatórios ausentes (nome, preço)'])
  })
})

describe('[JSON-02] the JSON file of the products page', () => {
  const read = (...products: object[]) => readJsonFile(items(...products))
  const only = (product: object) => read(product).ready[0]

  test('sets missing values to 0, empty or active', () => {
    expect(only({ titulo: 'A' })).toMatchObject({
      line: 1,
      filled: ['name'],
      warnings: [{ code: 'zero-price' }],
      product: {
        ...{
          name: 'A',
          description: '',
          shortDescription: '',
          price: 0,
          salePrice: null,
          stockQuantity: 0,
          cost: null,
        },
        ...{ mainImage: null, images: [], categoryId: 'c1', brandName: '', categoryType: 'perfume', gender: null },
        ...{ volume: '', fragranceFamily: '', intensity: '', tags: [], isActive: true, isFeatured: false },
      },
    })
  })

  test('accepts every key in both languages', () => {
    const keys: [english: string, portuguese: string, value: unknown][] = [
      ['name', 'titulo', 'A'],
      ['description', 'descricao', 'd'],
      ['short_description', 'descricao_curta', 's'],
      ['price', 'preco', 10],
      ['stock', 'estoque', 3],
      ['gender', 'genero', 'male'],
      ['fragrance_family', 'familia_olfativa', 'floral'],
      ['intensity', 'intensidade', 'leve'],
      ['featured', 'destaque', true],
      ['main_image', 'imagem_principal', 'https://x.com/a.jpg'],
    ]
    const english = Object.fromEntries(keys.map(([key, , value]) => [key, value]))
    const portuguese = Object.fromEntries(keys.map(([, key, value]) => [key, value]))
    expect(only(english)).toEqual(only(portuguese))
    expect(only(portuguese)?.product).toMatchObject({
      shortDescription: 's',
      stockQuantity: 3,
      gender: 'masculino',
      fragranceFamily: 'floral',
      isFeatured: true,
      mainImage: 'https://x.com/a.jpg',
      images: ['https://x.com/a.jpg'],
    })
  })

  test('row 32: only an explicit no makes a product inactive, and texts as flags are warned about', () => {
    const flagged = (product: object) => {
      const row = only({ nome: 'A', preco: 1, ...product })
      return [row?.product.isActive, row?.product.isFeatured, row?.warnings.map(({ code }) => code)]
    }
    expect(flagged({ is_active: false, destaque: true })).toEqual([false, true, []])
    expect(flagged({ ativo: 'false', destaque: 'false' })).toEqual([false, false, ['text-as-flag', 'text-as-flag']])
    expect(flagged({ ativo: 'talvez' })).toEqual([true, false, ['text-as-flag', 'flag-left-out']])
    expect(flagged({ ativo: null })).toEqual([true, false, []])
  })

  test('[JSON-01] refuses other JSON and names an item without a name', () => {
    expect(() => readJsonFile('{"produtos":[]}')).toThrow('O arquivo deve conter um array de produtos')
    expect(() => readJsonFile('nome;preço')).toThrow('linha 1, coluna 1: falta um valor')
    expect(read({ preco: 1 }, { nome: 'B', preco: 'x' }).rejected).toMatchObject([
      { reason: { code: 'missing-name', item: 1 } },
      { reason: { code: 'not-a-price', item: 2 } },
    ])
  })
})
