import { readPrice, readPriceNumber } from '../../price/read-price'
import { readFlag } from '../../product/figures'
import { htmlText } from '../../product/html-text'
import type { PlatformCell, PlatformProduct, PlatformRow } from '../platform-rules'
import { deepestCategory, NO, type PlatformRules, textCell, YES } from '../platform-rules'

const NO_OPTION = 'Default Title'

export const SHOPIFY: PlatformRules = {
  platform: 'shopify',
  columns: {
    handle: ['handle', 'url handle'],
    title: ['title'],
    body: ['body html', 'description'],
    vendor: ['vendor'],
    type: ['type', 'custom product type'],
    category: ['product category', 'standard product type'],
    tags: ['tags'],
    published: ['published', 'published on online store'],
    status: ['status'],
    sku: ['variant sku', 'sku'],
    price: ['variant price', 'price'],
    compareAt: ['variant compare at price', 'compare at price'],
    tracker: ['variant inventory tracker', 'inventory tracker'],
    quantity: ['variant inventory qty', 'inventory quantity'],
    barcode: ['variant barcode', 'barcode'],
    cost: ['cost per item'],
    image: ['image src', 'product image url'],
    imagePosition: ['image position'],
    variantImage: ['variant image', 'variant image url'],
    gender: ['google shopping gender'],
  },
  proof: ['handle', 'title', 'price'],
  fields: {
    name: ['title'],
    price: ['compareAt', 'price'],
    salePrice: ['price'],
    image: ['variantImage', 'image'],
    brand: ['vendor'],
    category: ['type', 'category'],
    description: ['body'],
    stock: ['quantity'],
    gtin: ['barcode'],
    isActive: ['status', 'published'],
  },
  options: { names: ['option# name'], values: ['option# value'] },
  join: {
    by: 'group',
    key: 'handle',
    isVariant: (row) =>
      row.text('title') !== '' || row.text('price') !== '' || row.text('sku') !== '' || row.options().length > 0,
  },
  own: ['price', 'salePrice', 'stock', 'image'],
  finish: finishProduct,
}

function finishProduct(product: PlatformProduct): void {
  const { row, parent, rows, cells } = product
  product.options = product.options.filter((value) => value !== NO_OPTION)
  cells.name = textCell(row.text('title') || parent.text('title'))
  cells.description = textCell(htmlText(cells.description?.text ?? ''))
  cells.category = textCell(deepestCategory(parent.text('type') || parent.text('category')))
  cells.image = textCell([row.text('variantImage'), ...imagesOf(rows)].filter((image) => image !== '').join('\n'))
  // Without a tracker the quantity is meaningless.
  if (row.text('tracker') === '' && ['', '0'].includes(row.text('quantity'))) cells.stock = textCell('')
  takePrices(row, cells)
  const [status, published] = [parent.text('status'), parent.text('published')]
  if (status === '' && published === '') return
  const isDraft = !['', 'active'].includes(status.toLowerCase())
  cells.isActive = isDraft || readFlag(published) === false ? NO : YES
}

/** A struck-through price is the normal price if it is higher. */
function takePrices(row: PlatformRow, cells: PlatformProduct['cells']): void {
  const [price, compareAt] = [row.cell('price'), row.cell('compareAt')]
  const isOnSale = amountOf(compareAt) > amountOf(price)
  cells.price = isOnSale ? compareAt : price
  cells.salePrice = isOnSale ? price : textCell('')
}

/** In reais; 0 for an invalid price, which is reported later. */
function amountOf({ text, number }: PlatformCell): number {
  const reading = number === null ? readPrice(text, '.') : readPriceNumber(number)
  return 'fault' in reading ? 0 : reading.priceBrl
}

function imagesOf(rows: PlatformRow[]): string[] {
  return rows
    .map((row, index) => ({ image: row.text('image'), order: Number(row.text('imagePosition')) || index + 1 }))
    .sort((a, b) => a.order - b.order)
    .map(({ image }) => image)
}
