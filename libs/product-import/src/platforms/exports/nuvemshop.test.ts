import { expect, test } from 'vitest'
import { readPlatform } from '../testing/platform-list'

const HEADINGS =
  'Identificador URL|Nome|Categorias|Nome da variação 1|Valor da variação 1|Nome da variação 2|Valor da variação 2|Nome da variação 3|Valor da variação 3|Preço|Preço promocional|Peso (kg)|Altura (cm)|Largura (cm)|Comprimento (cm)|Estoque|SKU|Código de barras|Exibir na loja|Frete gratis|Descrição|Tags|Título para SEO|Descrição para SEO|Marca|Produto Físico|MPN (Código Exclusivo Modelo Fabricante)|Sexo|Faixa etária|Custo'.split(
    '|',
  )

test('[IMP-04] Nuvemshop reads a product and its variations', () => {
  const { platform, joined, products, rejected } = readPlatform(
    HEADINGS,
    [
      {
        'Identificador URL': 'noite',
        Nome: 'Noite Azul',
        Categorias: 'Perfumes > Masculinos, Ofertas',
        'Nome da variação 1': 'Volume',
        'Valor da variação 1': '50 ML',
        Preço: '1.199,90',
        'Preço promocional': '999,00',
        Estoque: '4',
        'Exibir na loja': 'SIM',
        Descrição: '<p>Madeira<br>e couro</p>',
        Tags: 'noite, intenso',
        Marca: 'Aurora',
        Sexo: 'Masculino',
        Custo: '300,00',
      },
      {
        'Identificador URL': 'noite',
        'Nome da variação 1': 'Volume',
        'Valor da variação 1': '100 ML',
        Preço: '1.299,90',
      },
      { 'Identificador URL': 'noite', 'Nome da variação 1': 'Volume', 'Valor da variação 1': '200 ML' },
      { 'Identificador URL': 'vela', Nome: 'Vela', Preço: '20,00', 'Exibir na loja': 'NÃO' },
    ],
    ';',
  )
  expect([platform, joined, rejected]).toEqual(['nuvemshop', 0, []])
  const common = {
    categoryName: 'Masculinos',
    brandName: 'Aurora',
    gender: 'masculino',
    isActive: true,
    description: 'Madeira\ne couro',
    tags: ['noite', 'intenso'],
  }
  expect(products).toMatchObject([
    { ...common, name: 'Noite Azul - 50 ML', price: 1199.9, salePrice: 999, stockQuantity: 4 },
    { ...common, name: 'Noite Azul - 100 ML', price: 1299.9, salePrice: null, stockQuantity: 999_999 },
    { ...common, name: 'Noite Azul - 200 ML', price: 1199.9, salePrice: 999 },
    { name: 'Vela', price: 20, salePrice: null, isActive: false },
  ])
})
