import { foldText } from '@loja/domain'
import { deepestCategory, withoutZeroPrice, withoutZeros } from './cell-texts'
import { htmlText } from './html-text'
import type { PlatformProduct } from './platform-rules'
import { type PlatformRules, textCell } from './platform-rules'

/** Products > Export of Olist's ERP, the former Tiny. */
export const TINY: PlatformRules = {
  platform: 'tiny',
  columns: {
    id: ['id'],
    sku: ['codigo sku', 'codigo'],
    name: ['descricao'],
    price: ['preco'],
    salePrice: ['preco promocional'],
    situation: ['situacao'],
    stock: ['estoque'],
    minStock: ['estoque minimo'],
    description: ['descricao complementar'],
    parent: ['codigo do pai'],
    variations: ['variacoes'],
    brand: ['marca'],
    category: ['categoria'],
    /** Headings that Bling, whose export is alike, has not. */
    tiny: ['codigo do pai', 'variacoes', 'ncm classificacao fiscal', 'classificacao fiscal', 'sob encomenda'],
  },
  proof: ['sku', 'name', 'price', 'situation', 'tiny'],
  fields: {
    name: ['name'],
    price: ['price'],
    salePrice: ['salePrice'],
    image: [],
    brand: ['brand'],
    category: ['category'],
    description: ['description'],
    stock: ['stock'],
    minStockAlert: ['minStock'],
    isActive: ['situation'],
  },
  images: ['url imagem #', 'url imagem externa #'],
  join: {
    by: 'parent',
    parent: (row) => row.text('parent') || null,
    keys: (row) => [row.text('sku')].filter((key) => key !== ''),
  },
  own: ['stock', 'minStockAlert'],
  finish: finishProduct,
  isDeleted: (row) => foldText(row.text('situation')).startsWith('exclu'),
}

function finishProduct(product: PlatformProduct): void {
  const { row, parent, cells } = product
  product.options = row.text('parent') === '' ? [] : optionsIn(row.text('variations'))
  cells.description = textCell(htmlText(cells.description?.text ?? ''))
  cells.category = textCell(deepestCategory(cells.category?.text ?? '', />>?/))
  cells.salePrice = withoutZeroPrice(cells.salePrice)
  for (const field of ['price', 'stock', 'minStockAlert'] as const) {
    const cell = cells[field]
    if (cell) cells[field] = { ...cell, text: withoutZeros(cell.text) }
  }
  const isOff = [row, parent].some((each) => foldText(each.text('situation')).startsWith('inativ'))
  if (isOff) cells.isActive = textCell('inativo')
}

/** `Cor:Azul||Tamanho:P`. */
function optionsIn(text: string): string[] {
  return text
    .split('||')
    .map((option) => option.slice(option.indexOf(':') + 1).trim())
    .filter((option) => option !== '')
}
