import { htmlText } from '../../product/html-text'
import type { PlatformProduct, PlatformRow } from '../platform-rules'
import { NO, type PlatformRules, textCell, withoutZeros, YES } from '../platform-rules'

export const MAGENTO: PlatformRules = {
  platform: 'magento',
  columns: {
    sku: ['sku'],
    cost: ['cost'],
    storeView: ['store view code'],
    attributeSet: ['attribute set code', 'product websites', 'product online'],
    type: ['product type'],
    categories: ['categories'],
    name: ['name'],
    description: ['description'],
    shortDescription: ['short description'],
    online: ['product online'],
    price: ['price'],
    salePrice: ['special price'],
    saleStartsAt: ['special price from date'],
    saleEndsAt: ['special price to date'],
    image: ['base image'],
    moreImages: ['additional images'],
    attributes: ['additional attributes'],
    quantity: ['qty'],
    inStock: ['is in stock'],
    managesStock: ['manage stock'],
    variations: ['configurable variations'],
  },
  proof: ['sku', 'type', 'name', 'price', 'attributeSet'],
  fields: {
    category: ['categories'],
    stock: ['quantity', 'inStock'],
    isActive: ['online'],
  },
  join: {
    by: 'parent',
    parent: () => null,
    keys: (row) => [row.text('sku')].filter((key) => key !== ''),
    variants: (row) => variationsOf(row).map(({ sku }) => sku),
  },
  own: ['stock', 'isActive'],
  finish: finishProduct,
  isTranslation: (row) => row.text('storeView') !== '',
}

function finishProduct(product: PlatformProduct): void {
  const { row, parent, cells } = product
  const variation = variationsOf(parent).find(({ sku }) => sku === row.text('sku'))
  product.options = variation?.options ?? []
  cells.name = textCell(htmlText(cells.name?.text ?? ''))
  cells.description = textCell(htmlText(cells.description?.text ?? ''))
  cells.shortDescription = textCell(htmlText(cells.shortDescription?.text ?? ''))
  for (const field of ['price', 'salePrice', 'cost'] as const) {
    const cell = cells[field]
    if (cell) cells[field] = { ...cell, text: withoutZeros(cell.text) }
  }
  for (const field of ['saleStartsAt', 'saleEndsAt'] as const) cells[field] = textCell(dayOf(row.text(field)))
  cells.stock = textCell(stockOf(row))
  cells.isActive = [row, parent].some((each) => !['', '1'].includes(each.text('online'))) ? NO : YES
}

/** Magento writes `1/28/26` or `1/28/26, 12:00 AM`. */
const dayOf = (text: string) => text.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{2,4})(?:,? 12:00 AM)?$/, '$2/$1/$3')

function stockOf(row: PlatformRow): string {
  if (row.text('inStock') === '0') return '0'
  return row.text('managesStock') === '0' ? '' : withoutZeros(row.text('quantity'))
}

/** `sku=shirt-black,color=Black|sku=shirt-red,color=Red` of a product with variants. */
function variationsOf(row: PlatformRow): { sku: string; options: string[] }[] {
  return row
    .text('variations')
    .split('|')
    .flatMap((text) => {
      const pairs = text.split(',').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
      const sku = pairs.find(([key]) => key?.trim() === 'sku')?.[1]?.trim()
      const options = pairs.filter(([key]) => key?.trim() !== 'sku').map(([, value = '']) => value.trim())
      return sku ? [{ sku, options: options.filter((option) => option !== '') }] : []
    })
}
