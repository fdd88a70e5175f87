import { foldText } from '@loja/domain/list'
import { htmlText } from '../../product/html-text'
import { isNoCategory } from '../../product/text'
import { type PlatformProduct, type PlatformRules, textCell, withoutZeros } from '../platform-rules'

export const PRESTASHOP: PlatformRules = {
  platform: 'prestashop',
  columns: {
    id: ['id', 'product id'],
    active: ['active 0 1', 'ativo 0 1'],
    name: ['name', 'nome'],
    categories: ['categories x y z', 'categorias x y z'],
    priceWithTax: ['price tax included', 'price tax incl', 'preco com impostos', 'preco com imposto'],
    price: [
      'price tax excluded',
      'price tax excl',
      'price tax excl or price tax excl',
      'price tax excluded or price tax included',
      'price tax included',
      'price tax incl',
      'preco sem impostos',
      'preco sem imposto',
      'preco com impostos',
    ],
    sku: ['reference', 'referencia'],
    gtin: ['ean13', 'ean 13', 'upc'],
    cost: ['wholesale price', 'preco de custo'],
    manufacturer: ['manufacturer', 'fabricante', 'brand', 'marca'],
    quantity: ['quantity', 'quantidade'],
    lowStock: ['low stock level'],
    shortDescription: ['short description', 'descricao curta'],
    description: ['description', 'descricao'],
    tags: ['tags x y z', 'etiquetas x y z'],
    images: ['image urls x y z', 'urls das imagens x y z', 'urls de imagem x y z'],
  },
  proof: ['active', 'name', 'categories', 'price'],
  fields: {
    price: ['priceWithTax', 'price'],
    image: ['images'],
    brand: ['manufacturer'],
    category: ['categories'],
    stock: ['quantity'],
    minStockAlert: ['lowStock'],
    isActive: ['active'],
  },
  finish: finishProduct,
}

const ROOTS = new Set(['home', 'inicio', 'root', 'accueil'])

function finishProduct({ cells }: PlatformProduct): void {
  cells.description = textCell(htmlText(cells.description?.text ?? ''))
  cells.shortDescription = textCell(htmlText(cells.shortDescription?.text ?? ''))
  cells.category = textCell(categoryIn(cells.category?.text ?? ''))
  for (const field of ['price', 'cost'] as const) {
    const cell = cells[field]
    if (cell) cells[field] = { ...cell, text: withoutZeros(cell.text) }
  }
}

/** The first category; of a path (`Home/Perfumes`) the last part. */
function categoryIn(text: string): string {
  const names = text.split(',').map((path) => path.split('/').at(-1)?.trim() ?? '')
  return names.find((name) => name !== '' && !ROOTS.has(foldText(name)) && !isNoCategory(name)) ?? ''
}
