import { describe, expect, test } from 'vitest'
import { readPlatform } from '../testing/platform-list'

const HEADINGS =
  'id;tipo;sku-pai;sku;ativo;usado;destaque;ncm;gtin;mpn;nome;seo-tag-title;seo-tag-description;descricao-completa;url-video-youtube;estoque-gerenciado;estoque-quantidade;estoque-situacao-em-estoque;estoque-situacao-sem-estoque;preco-sob-consulta;preco-custo;preco-cheio;preco-promocional;marca;peso-em-kg;altura-em-cm;largura-em-cm;comprimento-em-cm;categoria-nome-nivel-1;categoria-nome-nivel-2;categoria-nome-nivel-3;categoria-nome-nivel-4;categoria-nome-nivel-5;imagem-1;imagem-2;imagem-3;imagem-4;imagem-5;grade-genero;grade-produto-com-uma-cor;grade-tamanho-de-camisacamiseta'.split(
    ';',
  )

describe('[IMP-04] Loja Integrada', () => {
  test('reads a product, and variations that share values of their parent', () => {
    const common = { ativo: 'S', destaque: 'N', 'preco-sob-consulta': 'N', 'estoque-gerenciado': 'S' }
    const { platform, joined, products, rejected, duplicates } = readPlatform(
      HEADINGS,
      [
        {
          ...common,
          tipo: 'sem-variacao',
          sku: 'V1',
          nome: 'Vela',
          'estoque-quantidade': '3',
          'preco-custo': '5,00',
          'preco-cheio': '1.020,50',
          'preco-promocional': '15,90',
          marca: 'Aurora',
          'categoria-nome-nivel-1': 'Casa',
          'categoria-nome-nivel-2': 'Velas',
          'imagem-1': 'https://ex.test/1.jpg',
          'imagem-2': 'https://ex.test/2.jpg',
        },
        {
          ...common,
          tipo: 'com-variacao',
          sku: 'C1',
          destaque: 'S',
          nome: 'Camiseta Premium',
          'descricao-completa': '<p>Malha &amp; algodão</p>',
          marca: 'Kiki',
          'categoria-nome-nivel-1': 'Roupas',
          'imagem-1': 'https://ex.test/c.jpg',
        },
        ...['P', 'M'].map((size) => ({
          ...common,
          tipo: 'variacao',
          'sku-pai': 'C1',
          sku: `C1-${size}`,
          'estoque-quantidade': '7',
          'preco-cheio': '119.9',
          'preco-promocional': '0.0',
          'grade-produto-com-uma-cor': 'Azul',
          'grade-tamanho-de-camisacamiseta': size,
        })),
      ],
      ';',
    )
    expect([platform, joined, rejected, duplicates]).toEqual(['loja-integrada', 1, [], 0])
    const shirt = {
      price: 119.9,
      salePrice: null,
      stockQuantity: 7,
      brandName: 'Kiki',
      categoryName: 'Roupas',
      description: 'Malha & algodão',
      images: ['https://ex.test/c.jpg'],
      isFeatured: true,
    }
    expect(products).toMatchObject([
      {
        name: 'Vela',
        price: 1020.5,
        salePrice: 15.9,
        stockQuantity: 3,
        categoryName: 'Velas',
        images: ['https://ex.test/1.jpg', 'https://ex.test/2.jpg'],
      },
      { ...shirt, name: 'Camiseta Premium - Azul, P' },
      { ...shirt, name: 'Camiseta Premium - Azul, M' },
    ])
  })

  test('ignores unmanaged stock, and deactivates variations of an inactive product', () => {
    const { products } = readPlatform(
      HEADINGS,
      [
        { sku: 'C', nome: 'Colar', ativo: 'N', 'preco-sob-consulta': 'N' },
        {
          'sku-pai': 'C',
          sku: 'C1',
          ativo: 'S',
          'preco-cheio': '10',
          'estoque-gerenciado': 'N',
          'estoque-quantidade': '0',
        },
      ],
      ';',
    )
    expect(products).toMatchObject([{ name: 'Colar', isActive: false, stockQuantity: 999_999 }])
  })
})
