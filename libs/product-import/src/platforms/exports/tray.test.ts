import { expect, test } from 'vitest'
import { readPlatform } from '../testing/platform-list'

const HEADINGS =
  'Código do produto (ID);Código da categoria principal (ID);Nome do produto;HTML da descrição completa;Endereço da imagem principal do produto;Endereço da imagem do produto 2;Preço de venda em reais;Preço promocional em reais;Preço de custo em reais;Estoque do produto;Estoque mínimo para aviso;Exibir selo destaque na loja;Marca;Referência (código fornecedor);Nome da categoria - nível 1;Nome da categoria - nível 2;Exibir na loja;Código da variação (ID);Tipo da variação 1;Nome da variação 1;Preço da variação;Estoque da variação'.split(
    ';',
  )

test('[IMP-04] Tray exports a product and one with variations', () => {
  const { platform, joined, products, rejected } = readPlatform(
    HEADINGS,
    [
      {
        'Código do produto (ID)': '1',
        'Nome do produto': 'Vela',
        'HTML da descrição completa': '<p>Cera</p>',
        'Endereço da imagem principal do produto': 'https://ex.test/1.jpg',
        'Endereço da imagem do produto 2': 'https://ex.test/2.jpg',
        'Preço de venda em reais': '1.020,50',
        'Preço promocional em reais': '0,00',
        'Preço de custo em reais': '8,00',
        'Estoque do produto': '4',
        'Estoque mínimo para aviso': '2',
        'Exibir selo destaque na loja': '1',
        Marca: 'Aurora',
        'Nome da categoria - nível 1': 'Casa',
        'Nome da categoria - nível 2': 'Velas',
        'Exibir na loja': 'Sim',
      },
      ...['P', 'M'].map((size, at) => ({
        'Código do produto (ID)': '2',
        ...(at === 0 && { 'Nome do produto': 'Pijama', 'Preço de venda em reais': '89,90', 'Exibir na loja': 'Não' }),
        'Código da variação (ID)': `2${at}`,
        'Tipo da variação 1': 'Tamanho',
        'Nome da variação 1': size,
        'Preço da variação': at === 0 ? '' : '99,90',
        'Estoque da variação': String(at),
      })),
    ],
    ';',
  )
  expect([platform, joined, rejected]).toEqual(['tray', 0, []])
  expect(products).toMatchObject([
    {
      name: 'Vela',
      price: 1020.5,
      salePrice: null,
      stockQuantity: 4,
      minStockAlert: 2,
      isFeatured: true,
      description: 'Cera',
      categoryName: 'Velas',
      images: ['https://ex.test/1.jpg', 'https://ex.test/2.jpg'],
    },
    { name: 'Pijama - P', price: 89.9, stockQuantity: 0, isActive: false },
    { name: 'Pijama - M', price: 99.9, stockQuantity: 1, isActive: false },
  ])
})

test('[PROMO-01] Tray exports the dates of a promotion', () => {
  const { platform, products } = readPlatform(
    [...HEADINGS, 'Data de início da promoção', 'Data final da promoção'],
    [
      {
        'Código do produto (ID)': '1',
        'Nome do produto': 'Vela',
        'Preço de venda em reais': '20,00',
        'Preço promocional em reais': '15,00',
        'Data de início da promoção': '01/11/2026',
        'Data final da promoção': '30/11/2026',
      },
    ],
    ';',
  )
  expect([platform, products[0]?.salePrice]).toEqual(['tray', 15])
  expect(products[0]).toMatchObject({
    saleStartsAt: '2026-11-01T03:00:00.000Z',
    saleEndsAt: '2026-12-01T02:59:00.000Z',
  })
})
