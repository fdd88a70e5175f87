import { htmlText } from '../../product/html-text'
import { type PlatformProduct, type PlatformRules, textCell } from '../platform-rules'
import { ERP, finishErpProduct, optionsIn } from './erp'

/** `Cor:Azul;Tamanho:100 ML`, after or instead of the product's name. `Kit: rosa` is a name. */
const OPTIONS = /^[^:;]{1,30}:(?!\s)[^:;]+(;[^:;]{1,30}:(?!\s)[^:;]+)*;?$/

/** An older edition calls the name `Descrição` and the SKU `Código`. */
export const BLING: PlatformRules = {
  platform: 'bling',
  columns: {
    id: ['id'],
    sku: ['codigo', 'sku', 'codigo sku'],
    name: ['nome', 'descricao'],
    ncm: ['ncm'],
    gtin: ['gtin ean', 'gtin'],
    cost: ['preco de custo', 'preco custo'],
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
    image: ['images'],
    description: ['description', 'shortDescription'],
    minStockAlert: ['minStock'],
    isActive: ['situation'],
  },
  ...ERP,
  finish: finishProduct,
}

function finishProduct(product: PlatformProduct): void {
  const { row, parent, cells } = product
  finishErpProduct(product)
  if (parent !== row) nameVariant(product)
  cells.shortDescription = textCell(htmlText(cells.shortDescription?.text ?? ''))
}

function nameVariant(product: PlatformProduct): void {
  const [name, parentName] = [product.row.text('name'), product.parent.text('name')]
  const rest = name.startsWith(parentName) ? name.slice(parentName.length).trim() : name
  const hasOptions = OPTIONS.test(rest)
  product.options = hasOptions ? optionsIn(rest, ';') : []
  product.cells.name = textCell(hasOptions ? parentName : name || parentName)
}
