import { foldText } from '@loja/domain/list'
import { IMPORT_FIELDS } from '../../model/import-field'
import { htmlText } from '../../product/html-text'
import type { PlatformProduct } from '../platform-rules'
import { deepestCategory, NO, type PlatformRules, textCell, YES } from '../platform-rules'

export const META: PlatformRules = {
  platform: 'meta',
  columns: {
    id: ['id'],
    title: ['title'],
    description: ['description'],
    availability: ['availability'],
    condition: ['condition'],
    price: ['price'],
    salePrice: ['sale price'],
    saleDates: ['sale price effective date'],
    link: ['link'],
    image: ['image link', 'image 0 url'],
    moreImages: ['additional image link'],
    brand: ['brand'],
    quantity: ['quantity to sell on facebook', 'inventory', 'quantity'],
    productType: ['product type'],
    gender: ['gender'],
    color: ['color'],
    size: ['size'],
    status: ['status', 'visibility'],
    group: ['item group id'],
    gtin: ['gtin'],
    mpn: ['mpn'],
    tags: ['product tags 0', 'product tags'],
  },
  proof: ['id', 'title', 'availability', 'condition', 'price', 'image'],
  fields: {
    name: ['title'],
    saleStartsAt: ['saleDates'],
    saleEndsAt: ['saleDates'],
    category: ['productType'],
    stock: ['quantity', 'availability'],
    sku: ['mpn'],
    isActive: ['status', 'availability'],
  },
  join: { by: 'group', key: 'group', isVariant: () => true },
  own: IMPORT_FIELDS,
  finish: finishProduct,
}

const GONE = new Set(['discontinued'])
const SOLD_OUT = new Set(['out of stock', 'discontinued'])

function finishProduct(product: PlatformProduct): void {
  const { row, cells } = product
  const availability = foldText(row.text('availability')).replaceAll('_', ' ')
  const isVariant = row.text('group') !== '' && row.text('group') !== row.text('id')
  if (isVariant) product.options = ['color', 'size'].map((column) => row.text(column)).filter((option) => option !== '')
  cells.description = textCell(htmlText(cells.description?.text ?? ''))
  cells.category = textCell(deepestCategory(row.text('productType')))
  // `2026-11-30T00:00-03:00/2026-12-30T23:59-03:00`
  const [start = '', end = ''] = row.text('saleDates').split('/')
  cells.saleStartsAt = textCell(start)
  cells.saleEndsAt = textCell(end)
  if (row.text('quantity') === '') cells.stock = textCell(SOLD_OUT.has(availability) ? '0' : '')
  const status = foldText(row.text('status'))
  // In stock does not mean active.
  if (GONE.has(availability)) cells.isActive = NO
  else cells.isActive = status === '' ? textCell('') : ['active', 'published'].includes(status) ? YES : NO
}
