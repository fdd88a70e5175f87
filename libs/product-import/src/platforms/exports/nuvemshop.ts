import { htmlText } from '../../product/html-text'
import type { PlatformProduct } from '../platform-rules'
import { deepestCategory, type PlatformRules, textCell } from '../platform-rules'

export const NUVEMSHOP: PlatformRules = {
  platform: 'nuvemshop',
  columns: {
    identifier: ['identificador url'],
    name: ['nome'],
    categories: ['categorias'],
    price: ['preco'],
    salePrice: ['preco promocional'],
    stock: ['estoque'],
    isShown: ['exibir na loja'],
    description: ['descricao'],
    tags: ['tags'],
    brand: ['marca'],
    gender: ['sexo', 'genero'],
    sku: ['sku'],
    gtin: ['codigo de barras'],
    cost: ['custo'],
    images: ['imagens', 'imagem', 'url da imagem', 'fotos'],
  },
  proof: ['identifier', 'name', 'price', 'isShown'],
  fields: {
    image: ['images'],
    category: ['categories'],
    isActive: ['isShown'],
  },
  options: { names: ['nome da variacao #'], values: ['valor da variacao #'] },
  join: {
    by: 'group',
    key: 'identifier',
    isVariant: (row) =>
      ['name', 'price', 'stock', 'sku'].some((column) => row.text(column) !== '') || row.options().length > 0,
  },
  own: ['stock'],
  finish: finishProduct,
}

function finishProduct({ row, parent, cells }: PlatformProduct): void {
  cells.name = textCell(row.text('name') || parent.text('name'))
  cells.category = textCell(deepestCategory(cells.category?.text ?? ''))
  cells.description = textCell(htmlText(cells.description?.text ?? ''))
}
