import { readFlag } from '../../product/figures'
import { htmlText } from '../../product/html-text'
import type { PlatformProduct } from '../platform-rules'
import { BY_SKU, NO, type PlatformRules, textCell, withoutZeroPrice } from '../platform-rules'

export const LOJA_INTEGRADA: PlatformRules = {
  platform: 'loja-integrada',
  columns: {
    id: ['id'],
    type: ['tipo'],
    parent: ['sku pai'],
    sku: ['sku'],
    active: ['ativo'],
    gtin: ['gtin'],
    cost: ['preco custo'],
    featured: ['destaque'],
    name: ['nome'],
    description: ['descricao completa'],
    managesStock: ['estoque gerenciado'],
    quantity: ['estoque quantidade'],
    onRequest: ['preco sob consulta'],
    price: ['preco cheio'],
    salePrice: ['preco promocional'],
    brand: ['marca'],
    category1: ['categoria nome nivel 1'],
    category2: ['categoria nome nivel 2'],
    category3: ['categoria nome nivel 3'],
    category4: ['categoria nome nivel 4'],
    category5: ['categoria nome nivel 5'],
  },
  proof: ['sku', 'name', 'price', 'onRequest'],
  fields: {
    category: ['category5', 'category4', 'category3', 'category2', 'category1'],
    stock: ['quantity'],
    isActive: ['active'],
    isFeatured: ['featured'],
  },
  options: { prefix: 'grade' },
  images: ['imagem #'],
  join: BY_SKU,
  own: ['stock'],
  finish: finishProduct,
}

function finishProduct({ row, parent, cells }: PlatformProduct): void {
  cells.description = textCell(htmlText(cells.description?.text ?? ''))
  cells.salePrice = withoutZeroPrice(cells.salePrice)
  if (readFlag(row.text('managesStock')) === false) cells.stock = textCell('')
  if (readFlag(parent.text('active')) === false) cells.isActive = NO
  // Variations always say N.
  cells.isFeatured = parent.cell('featured')
}
