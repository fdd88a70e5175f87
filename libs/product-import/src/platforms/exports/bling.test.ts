import { describe, expect, test } from 'vitest'
import { readPlatform } from '../testing/platform-list'

const HEADINGS =
  'ID|Código|Descrição|Unidade|NCM|Origem|Preço|Valor IPI fixo|Observações|Situação|Estoque|Preço de custo|Cód no fornecedor|Fornecedor|Localização|Estoque maximo|Estoque minimo|Peso líquido (Kg)|Peso bruto (Kg)|GTIN/EAN|GTIN/EAN da embalagem|Largura do Produto|Altura do Produto|Profundidade do produto|Data Validade|Descrição do Produto no Fornecedor|Descrição Complementar|Unidade por Caixa|Produto Variação|Tipo Produção|Classe de enquadramento do IPI|Código da lista de serviços|Tipo do item|Grupo de Tags/Tags|Tributos|Código Pai|Código Integração|Grupo de produtos|Marca|CEST|Volumes|Descrição Curta|Cross-Docking|URL Imagens Externas|Link Externo|Meses Garantia no Fornecedor|Clonar dados do pai|Condição do produto|Frete Grátis|Número FCI|Vídeo|Departamento|Unidade de medida|Preço de compra|Valor base ICMS ST para retenção|Categoria do produto'.split(
    '|',
  )

describe('[IMP-04] Bling', () => {
  test('reads decimals, variations and pictures, and rejects deleted products', () => {
    const { platform, joined, products, lines, rejected } = readPlatform(
      HEADINGS,
      [
        {
          Código: 'N',
          Descrição: 'Noite Azul',
          NCM: '3303.00.10',
          Preço: '199,9000000000',
          'Preço de custo': '80,0000000000',
          'Preço de compra': '79,00',
          Situação: 'Ativo',
          Estoque: '0,0000',
          Marca: 'Aurora',
          'Categoria do produto': 'Perfumes>>Masculinos',
          'Descrição Curta': '<b>Madeira</b> e couro',
          'URL Imagens Externas': 'https://ex.test/1.jpg|https://ex.test/2.jpg',
        },
        {
          Código: 'N50',
          Descrição: 'Volume:50 ML',
          NCM: '3303',
          Situação: 'Ativo',
          Estoque: '5,00',
          'Código Pai': 'N',
        },
        {
          Código: 'N100',
          Descrição: 'Noite Azul Volume:100 ML',
          Preço: '299,90',
          Situação: 'Inativo',
          Estoque: '2',
          'Código Pai': 'N',
        },
        { Código: 'V', Descrição: 'Vela', Preço: '20', Situação: 'Excluído' },
        { Código: 'S', Descrição: 'Sabonete', Preço: '1.250,00', Situação: 'Ativo', 'Estoque minimo': '3,0000' },
      ],
      ';',
    )
    expect([platform, joined, lines, rejected]).toEqual(['bling', 1, [3, 4, 6], [[5, 'deleted-product']]])
    expect(products).toMatchObject([
      {
        name: 'Noite Azul - 50 ML',
        price: 199.9,
        salePrice: null,
        stockQuantity: 5,
        brandName: 'Aurora',
        categoryName: 'Masculinos',
        description: 'Madeira e couro',
        shortDescription: 'Madeira e couro',
        images: ['https://ex.test/1.jpg', 'https://ex.test/2.jpg'],
        isActive: true,
      },
      { name: 'Noite Azul - 100 ML', price: 299.9, isActive: false, stockQuantity: 2 },
      { name: 'Sabonete', price: 1250, minStockAlert: 3, stockQuantity: 999_999 },
    ])
  })

  test.each([
    ['Kit Noite: completo', 'Kit Noite: completo'],
    ['Noite', 'Noite'],
    ['', 'Noite'],
    ['Noite Cor:Azul;Tamanho:P', 'Noite - Azul, P'],
    ['Cor:Azul', 'Noite - Azul'],
  ])('reads a variation called %j', (written, name) => {
    const rows = [
      { Código: 'N', Descrição: 'Noite', Preço: '10', Situação: 'Ativo' },
      { Descrição: written, 'Código Pai': 'N' },
    ]
    expect(readPlatform(HEADINGS, rows, ';')).toMatchObject({ joined: 1, products: [{ name, price: 10 }] })
  })

  test('reads the newer edition with SKU and Nome', () => {
    const headings = HEADINGS.map((heading) => ({ Código: 'SKU', Descrição: 'Nome' })[heading] ?? heading)
    const rows = [{ SKU: 'V', Nome: 'Vela', Preço: '20,00', Situação: 'Ativo' }]
    expect(readPlatform(headings, rows, ';')).toMatchObject({
      platform: 'bling',
      products: [{ name: 'Vela', price: 20 }],
    })
  })
})
