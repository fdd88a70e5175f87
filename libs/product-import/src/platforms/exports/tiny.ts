import { type PlatformProduct, type PlatformRules, withoutZeroPrice } from '../platform-rules'
import { ERP, finishErpProduct, optionsIn } from './erp'

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
    gtin: ['gtin ean', 'gtin'],
    cost: ['preco de custo', 'custo'],
    description: ['descricao complementar'],
    parent: ['codigo do pai'],
    variations: ['variacoes'],
    brand: ['marca'],
    category: ['categoria'],
    /** Headings that Bling's similar export lacks. */
    tiny: ['codigo do pai', 'variacoes', 'ncm classificacao fiscal', 'classificacao fiscal', 'sob encomenda'],
  },
  proof: ['sku', 'name', 'price', 'situation', 'tiny'],
  fields: {
    minStockAlert: ['minStock'],
    isActive: ['situation'],
  },
  images: ['url imagem #', 'url imagem externa #'],
  ...ERP,
  finish: finishProduct,
}

function finishProduct(product: PlatformProduct): void {
  const { row, cells } = product
  finishErpProduct(product)
  product.options = row.text('parent') === '' ? [] : optionsIn(row.text('variations'), '||')
  cells.salePrice = withoutZeroPrice(cells.salePrice)
}
