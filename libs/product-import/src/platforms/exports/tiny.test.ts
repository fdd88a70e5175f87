import { expect, test } from 'vitest'
import { readPlatform } from '../testing/platform-list'

const HEADINGS =
  'ID;Código (SKU);Descrição;Unidade;NCM (Classificação fiscal);Origem;Preço;Valor IPI fixo;Observações;Situação;Estoque;Preço de custo;Cód do Fornecedor;Fornecedor;Localização;Estoque máximo;Estoque mínimo;Peso líquido (Kg);Descrição complementar;Tipo do produto;URL imagem 1;URL imagem 2;Categoria;Código do pai;Variações;Marca;Garantia;Sob encomenda;Preço promocional;URL imagem externa 1'.split(
    ';',
  )

test('[IMP-04] Olist (Tiny) exports variations, an inactive product and a deleted one', () => {
  const { platform, joined, products, rejected } = readPlatform(HEADINGS, [
    {
      'Código (SKU)': 'V1',
      Descrição: 'Vela',
      Preço: '20,5000',
      'Preço promocional': '15,90',
      'Preço de custo': '8,00',
      Situação: 'Ativo',
      Estoque: '10,0000',
      'Descrição complementar': '<p>Cera</p>',
      Categoria: 'Casa >> Velas',
      Marca: 'Aurora',
      'URL imagem 1': 'https://ex.test/1.jpg',
      'URL imagem externa 1': 'https://ex.test/2.jpg',
    },
    { 'Código (SKU)': 'P', Descrição: 'Pijama', Preço: '89,90', 'Preço promocional': '0,00', Situação: 'Ativo' },
    ...['P', 'M'].map((size) => ({
      'Código (SKU)': `P-${size}`,
      Descrição: 'Pijama',
      Preço: '89,90',
      Situação: 'Ativo',
      Estoque: '1',
      'Código do pai': 'P',
      Variações: `Cor:Azul||Tamanho:${size}`,
    })),
    { 'Código (SKU)': 'X', Descrição: 'Antigo', Preço: '1,00', Situação: 'Inativo' },
    { 'Código (SKU)': 'Y', Descrição: 'Velho', Preço: '1,00', Situação: 'Excluído' },
  ])
  expect([platform, joined, rejected]).toEqual(['tiny', 1, [[7, 'deleted-product']]])
  expect(products).toMatchObject([
    {
      name: 'Vela',
      price: 20.5,
      salePrice: 15.9,
      stockQuantity: 10,
      description: 'Cera',
      categoryName: 'Velas',
      images: ['https://ex.test/1.jpg', 'https://ex.test/2.jpg'],
    },
    { name: 'Pijama - Azul, P', price: 89.9, salePrice: null },
    { name: 'Pijama - Azul, M', price: 89.9 },
    { name: 'Antigo', isActive: false },
  ])
})
