import { readFlag } from '../../product/figures'
import { htmlText } from '../../product/html-text'
import type { PlatformProduct, PlatformRow } from '../platform-rules'
import { deepestCategory, NO, type PlatformRules, textCell, YES } from '../platform-rules'

const isVariation = (row: PlatformRow) => row.text('type').split(/,\s*/).includes('variation')

export const WOOCOMMERCE: PlatformRules = {
  platform: 'woocommerce',
  columns: {
    id: ['id'],
    type: ['type', 'tipo'],
    sku: ['sku', 'ref'],
    name: ['name', 'nome'],
    gtin: ['gtin upc ean or isbn', 'gtin upc ean ou isbn'],
    published: ['published', 'publicado'],
    featured: ['is featured', 'em destaque', 'destaque'],
    visibility: ['visibility in catalog', 'visibilidade no catalogo'],
    shortDescription: ['short description', 'descricao curta'],
    description: ['description', 'descricao'],
    inStock: ['in stock', 'em estoque'],
    stock: ['stock', 'estoque'],
    lowStock: ['low stock amount', 'quantidade baixa de estoque', 'quantidade baixa em estoque'],
    salePrice: ['sale price', 'preco promocional'],
    saleStartsAt: ['date sale price starts', 'data de preco promocional comeca em'],
    saleEndsAt: ['date sale price ends', 'data de preco promocional termina em'],
    price: ['regular price', 'preco', 'preco normal', 'preco regular'],
    categories: ['categories', 'categorias'],
    tags: ['tags'],
    images: ['images', 'imagens'],
    parent: ['parent', 'ascendente', 'produto ascendente', 'pai'],
    brands: ['brands', 'marcas', 'brand', 'marca'],
    attribute: ['attribute 1 name', 'nome do atributo 1'],
  },
  proof: ['type', 'name', 'published', 'visibility', 'price'],
  fields: {
    image: ['images'],
    brand: ['brands', 'attribute'],
    category: ['categories'],
    stock: ['stock', 'inStock'],
    minStockAlert: ['lowStock'],
    isActive: ['published'],
    isFeatured: ['featured'],
  },
  options: {
    names: ['attribute # name', 'nome do atributo #'],
    values: ['attribute # value s', 'valores do atributo #', 'valor es do atributo #'],
  },
  join: {
    by: 'parent',
    parent: (row) => (isVariation(row) ? row.text('parent') : null),
    keys: (row) => [row.text('sku'), `id:${row.text('id')}`].filter((key) => key !== '' && key !== 'id:'),
  },
  own: ['stock', 'isActive'],
  finish: finishProduct,
}

function finishProduct(product: PlatformProduct): void {
  const { row, parent, cells } = product
  if (!isVariation(row)) product.options = []
  cells.name = textCell(htmlText(row.text('name') || parent.text('name')))
  // Line breaks are written as two characters.
  const plain = (text: string | undefined) => textCell(htmlText((text ?? '').replaceAll('\\n', '\n')))
  cells.description = plain(cells.description?.text)
  cells.shortDescription = plain(cells.shortDescription?.text)
  cells.category = textCell(htmlText(deepestCategory(cells.category?.text ?? '')))
  const brand = row.text('brands') || parent.text('brands') || brandAttribute(parent)
  cells.brand = textCell(htmlText(deepestCategory(brand)))
  cells.stock = stockOf(row, parent)
  // 1 is published, 0 private, -1 a draft.
  const states = [row, parent].map((each) => each.text('published')).filter((state) => state !== '')
  if (states.length > 0) cells.isActive = states.every((state) => readFlag(state)) ? YES : NO
}

/** Before the brand column existed, it was an attribute. */
function brandAttribute(row: PlatformRow): string {
  return row.options().find(({ name }) => /^(marca|brand)s?$/i.test(name))?.value ?? ''
}

/** Counted stock; otherwise 0 for sold out, and empty. */
function stockOf(row: PlatformRow, parent: PlatformRow) {
  const source = row.text('stock').toLowerCase() === 'parent' ? parent : row
  if (source.text('stock') !== '') return source.cell('stock')
  return textCell(readFlag(source.text('inStock')) === false ? '0' : '')
}
