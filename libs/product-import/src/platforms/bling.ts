import { foldText } from '@loja/domain'
import { deepestCategory, withoutZeros } from './cell-texts'
import { htmlText } from './html-text'
import type { PlatformProduct, PlatformRow } from './platform-rules'
import { type PlatformRules, textCell } from './platform-rules'

/** `Cor:Azul;Tamanho:100 ML`, behind the name of a variant's product or in its place. `Kit: rosa` is a name. */
const OPTIONS = /^[^:;]{1,30}:(?!\s)[^:;]+(;[^:;]{1,30}:(?!\s)[^:;]+)*;?$/

/** Products > Export of Bling, whose older edition calls the name `Descrição` and the SKU `Código`. */
export const BLING: PlatformRules = {
  platform: 'bling',
  columns: {
    id: ['id'],
    sku: ['codigo', 'sku', 'codigo sku'],
    name: ['nome', 'descricao'],
    ncm: ['ncm'],
    price: ['preco'],
    situation: ['situacao'],
    stock: ['estoque'],
    minStock: ['estoque minimo'],
    shortDescription: ['descricao curta'],
    description: ['descricao complementar'],
    images: ['url imagens externas'],
    parent: ['codigo pai'],
    brand: ['marca'],
    category: ['categoria do produto'],
  },
  proof: ['sku', 'name', 'ncm', 'price', 'situation'],
  fields: {
    name: ['name'],
    price: ['price'],
    image: ['images'],
    brand: ['brand'],
    category: ['category'],
    description: ['description', 'shortDescription'],
    shortDescription: ['shortDescription'],
    stock: ['stock'],
    minStockAlert: ['minStock'],
    isActive: ['situation'],
  },
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
  if (parent !== row) nameVariant(product)
  cells.category = textCell(deepestCategory(cells.category?.text ?? '', />>?/))
  cells.description = textCell(htmlText(cells.description?.text ?? ''))
  cells.shortDescription = textCell(htmlText(cells.shortDescription?.text ?? ''))
  for (const field of ['price', 'stock', 'minStockAlert'] as const) {
    const cell = cells[field]
    if (cell) cells[field] = { ...cell, text: withoutZeros(cell.text) }
  }
  const isOff = [row, parent].some((each: PlatformRow) => foldText(each.text('situation')).startsWith('inativ'))
  if (isOff) cells.isActive = textCell('inativo')
}

function nameVariant(product: PlatformProduct): void {
  const [name, parentName] = [product.row.text('name'), product.parent.text('name')]
  const rest = name.startsWith(parentName) ? name.slice(parentName.length).trim() : name
  const hasOptions = OPTIONS.test(rest)
  product.options = hasOptions ? optionsIn(rest) : []
  product.cells.name = textCell(hasOptions ? parentName : name || parentName)
}

function optionsIn(text: string): string[] {
  return text
    .split(';')
    .map((option) => option.slice(option.indexOf(':') + 1).trim())
    .filter((option) => option !== '')
}
