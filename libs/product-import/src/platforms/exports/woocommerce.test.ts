import { describe, expect, test } from 'vitest'
import { readPlatform } from '../testing/platform-list'

const ENGLISH =
  'ID|Type|SKU|GTIN, UPC, EAN, or ISBN|Name|Published|Is featured?|Visibility in catalog|Short description|Description|Date sale price starts|Date sale price ends|Tax status|Tax class|In stock?|Stock|Low stock amount|Backorders allowed?|Sold individually?|Weight (kg)|Length (cm)|Width (cm)|Height (cm)|Allow customer reviews?|Purchase note|Sale price|Regular price|Categories|Tags|Shipping class|Images|Download limit|Download expiry days|Parent|Grouped products|Upsells|Cross-sells|External URL|Button text|Position|Brands|Attribute 1 name|Attribute 1 value(s)|Attribute 1 visible|Attribute 1 global'.split(
    '|',
  )
const PORTUGUESE =
  'ID|Tipo|SKU|GTIN, UPC, EAN, ou ISBN|Nome|Publicado|Em destaque?|Visibilidade no catálogo|Descrição curta|Descrição|Data de preço promocional começa em|Data de preço promocional termina em|Status do imposto|Classe de imposto|Em estoque?|Estoque|Quantidade baixa de estoque|São permitidas encomendas?|Vendido individualmente?|Peso (kg)|Comprimento (cm)|Largura (cm)|Altura (cm)|Permitir avaliações de clientes?|Nota de compra|Preço promocional|Preço|Categorias|Tags|Classe de entrega|Imagens|Limite de downloads|Dias para expirar o download|Ascendente|Grupo de produtos|Aumenta vendas|Venda cruzada|URL externa|Texto do botão|Posição|Nome do atributo 1|Valores do atributo 1|Visibilidade do atributo 1|Atributo global 1'.split(
    '|',
  )

describe('[IMP-04] WooCommerce', () => {
  test('reads a product in English', () => {
    const { platform, products } = readPlatform(ENGLISH, [
      {
        ID: '12',
        Type: 'simple, virtual',
        Name: 'Brisa &amp; Mar 100 ML',
        Published: '1',
        'Is featured?': '1',
        'Visibility in catalog': 'visible',
        'Short description': 'Leve',
        Description: '<p>Flor de sal.</p>\\n<ul><li>Topo: lim&atilde;o</li><li>Fundo: &eacute;bano</li></ul>',
        'In stock?': '1',
        Stock: '7',
        'Low stock amount': '2',
        'Sale price': '89.9',
        'Regular price': '129.9',
        Categories: 'Perfumes, Perfumes > Femininos > Florais',
        Tags: 'verão, leve',
        Images: 'https://ex.test/a.jpg, https://ex.test/b.jpg',
        Brands: 'Aurora',
      },
    ])
    expect(platform).toBe('woocommerce')
    expect(products).toMatchObject([
      {
        name: 'Brisa & Mar 100 ML',
        price: 129.9,
        salePrice: 89.9,
        description: 'Flor de sal.\n\n- Topo: limão\n- Fundo: ébano',
        shortDescription: 'Leve',
        stockQuantity: 7,
        minStockAlert: 2,
        categoryName: 'Florais',
        brandName: 'Aurora',
        tags: ['verão', 'leve'],
        images: ['https://ex.test/a.jpg', 'https://ex.test/b.jpg'],
        mainImage: 'https://ex.test/a.jpg',
        isActive: true,
        isFeatured: true,
      },
    ])
  })

  test('reads Portuguese variations that name their product by id or SKU', () => {
    const shared = { Publicado: '1', 'Visibilidade no catálogo': 'visible', 'Em estoque?': '1' }
    const { platform, joined, products, lines, rejected } = readPlatform(PORTUGUESE, [
      {
        ...shared,
        ID: '30',
        Tipo: 'variable',
        SKU: 'NOITE',
        Nome: 'Noite Azul',
        Categorias: 'Perfumes > Masculinos',
        Imagens: 'https://ex.test/n.jpg',
        'Nome do atributo 1': 'Volume',
        'Valores do atributo 1': '50 ML, 100 ML',
      },
      {
        ...shared,
        ID: '31',
        Tipo: 'variation',
        Nome: 'Noite Azul',
        Preço: '199,90',
        'Preço promocional': '149,90',
        Estoque: '3',
        Ascendente: 'id:30',
        'Nome do atributo 1': 'Volume',
        'Valores do atributo 1': '50 ML',
      },
      {
        ...shared,
        ID: '32',
        Tipo: 'variation',
        Nome: 'Noite Azul - 100 ML',
        Preço: '299,90',
        Imagens: 'https://ex.test/n100.jpg',
        Ascendente: 'NOITE',
        'Nome do atributo 1': 'Volume',
        'Valores do atributo 1': '100 ML',
      },
    ])
    expect([platform, joined, lines, rejected]).toEqual(['woocommerce', 1, [3, 4], []])
    expect(products).toMatchObject([
      {
        name: 'Noite Azul - 50 ML',
        price: 199.9,
        salePrice: 149.9,
        stockQuantity: 3,
        categoryName: 'Masculinos',
        images: ['https://ex.test/n.jpg'],
        volume: '50 ML',
      },
      {
        name: 'Noite Azul - 100 ML',
        price: 299.9,
        salePrice: null,
        stockQuantity: 999_999,
        images: ['https://ex.test/n100.jpg'],
      },
    ])
  })

  test.each([
    ['a draft is inactive', { Publicado: '-1' }, { isActive: false }],
    ['a private product is inactive', { Publicado: '0' }, { isActive: false }],
    ['sold out without a count', { 'Em estoque?': '0' }, { stockQuantity: 0 }],
    ['in stock without a count', { 'Em estoque?': '1' }, { stockQuantity: 999_999 }],
    ['on order', { 'Em estoque?': 'backorder' }, { stockQuantity: 999_999 }],
    [
      'the brand in an attribute',
      { 'Nome do atributo 1': 'Marca', 'Valores do atributo 1': 'Aurora' },
      { brandName: 'Aurora' },
    ],
    ['a category with a comma', { Categorias: 'Casa\\, mesa > Velas' }, { categoryName: 'Velas' }],
    ['no sale price by a date', { 'Data de preço promocional começa em': '10' }, { salePrice: null }],
    [
      'a promotion that is over',
      {
        'Preço promocional': '8',
        'Data de preço promocional começa em': '2020-01-01 00:00:00',
        'Data de preço promocional termina em': '2020-01-10',
      },
      { salePrice: 8, saleStartsAt: '2020-01-01T03:00:00.000Z', saleEndsAt: '2020-01-11T02:59:00.000Z' },
    ],
    [
      'a promotion with a date that is not understood',
      { 'Preço promocional': '8', 'Data de preço promocional termina em': 'amanhã' },
      { salePrice: null },
    ],
    [
      'a simple product keeps its name',
      { 'Nome do atributo 1': 'Cor', 'Valores do atributo 1': 'Azul' },
      { name: 'Vela' },
    ],
  ])('%s', (_title, cells, expected) => {
    const base = { Tipo: 'simple', Nome: 'Vela', Publicado: '1', 'Visibilidade no catálogo': 'visible', Preço: '10' }
    expect(readPlatform(PORTUGUESE, [{ ...base, ...cells }]).products).toMatchObject([expected])
  })

  test('reads variations that name each other, themselves or no product as products', () => {
    const row = (ID: string, parent: string) => ({
      ID,
      Tipo: 'variation',
      Nome: `Sol ${ID}`,
      Publicado: '1',
      'Visibilidade no catálogo': 'visible',
      Preço: '10',
      Ascendente: `id:${parent}`,
    })
    const { joined, lines } = readPlatform(PORTUGUESE, [row('1', '2'), row('2', '1'), row('3', '3'), row('4', '9')])
    expect([joined, lines]).toEqual([0, [2, 3, 4, 5]])
  })

  test('reports a product without its variations', () => {
    const row = { ID: '9', Tipo: 'variable', Nome: 'Sol', Publicado: '1', 'Visibilidade no catálogo': 'visible' }
    expect(readPlatform(PORTUGUESE, [row])).toMatchObject({ joined: 0, rejected: [[2, 'missing-price']] })
  })
})
