import { foldText } from '../list/fold-text'
import { choiceParam, filterParam, flagParam, idParam, pageParam, textParam } from '../list/list-param'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'
import { isLowStock, isOnSale, isUnlimitedStock, stockQuantityOf } from './product-stock'

/** The wire values of `search_products`. The first is the list's own order; each is told by date where it ties. */
export const PRODUCT_SORTS = [
  'date_desc',
  'date_asc',
  'name_asc',
  'name_desc',
  'price_asc',
  'price_desc',
  'stock_asc',
  'stock_desc',
] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** Rows per page that staff may choose; the first is the list's own (PROD-05). */
export const PRODUCT_PAGE_SIZES = [20, 50, 100] as const

/** Shown in the shop, or not. */
export const PRODUCT_STATUSES = ['active', 'inactive'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** Below its alert (PROD-08), none left, or never ending. What has none left is below its alert as well. */
export const STOCK_STATES = ['low', 'out', 'unlimited'] as const
export type StockState = (typeof STOCK_STATES)[number]

const SORT_WORDS: Record<ProductSort, string> = {
  date_desc: 'mais-recentes',
  date_asc: 'mais-antigos',
  name_asc: 'nome-a-z',
  name_desc: 'nome-z-a',
  price_asc: 'menor-preco',
  price_desc: 'maior-preco',
  stock_asc: 'menor-estoque',
  stock_desc: 'maior-estoque',
}
const STATUS_WORDS: Record<ProductStatus, string> = { active: 'ativo', inactive: 'inativo' }
const STOCK_WORDS: Record<StockState, string> = { low: 'baixo', out: 'zerado', unlimited: 'ilimitado' }

/** The list of products in its address. The search is a part of a name, whatever its accents and case. */
export const productListParams = listParams({
  search: textParam('busca'),
  category: idParam('categoria'),
  brand: idParam('marca'),
  status: filterParam('status', PRODUCT_STATUSES, (status) => STATUS_WORDS[status]),
  stock: filterParam('estoque', STOCK_STATES, (state) => STOCK_WORDS[state]),
  onSale: flagParam('promocao'),
  sort: choiceParam('ordem', PRODUCT_SORTS, (sort) => SORT_WORDS[sort]),
  pageSize: choiceParam('por-pagina', PRODUCT_PAGE_SIZES),
  page: pageParam,
})

/** What the address says about the list of products. */
export type ProductListParams = ListParamsOf<typeof productListParams>

/** What narrows the list of products: what the database is asked, and what "all" of a selection means. */
export type ProductFilter = ListFilterOf<typeof productListParams>

/** What a filter of the list looks at. */
export interface ListedProduct {
  name: string
  categoryId: string | null
  brandId: string | null
  /** In reais. */
  price: number
  /** In reais; null for none. */
  salePrice: number | null
  /** `UNLIMITED_STOCK` for any number; null reads as 0. */
  stockQuantity: number | null
  /** Null reads as 5. */
  minStockAlert: number | null
  isActive: boolean
}

const STOCK_TESTS: Record<StockState, (product: ListedProduct) => boolean> = {
  low: isLowStock,
  out: (product) => stockQuantityOf(product) === 0,
  unlimited: isUnlimitedStock,
}

/** How each part of a filter is decided in the database (`private.product_condition`): one without a test does not compile. */
const TESTS: {
  [Part in keyof ProductFilter]: (product: ListedProduct, wanted: NonNullable<ProductFilter[Part]>) => boolean
} = {
  search: ({ name }, search) => foldText(name).includes(foldText(search).trim()),
  category: ({ categoryId }, category) => categoryId === category,
  brand: ({ brandId }, brand) => brandId === brand,
  status: ({ isActive }, status) => isActive === (status === 'active'),
  stock: (product, state) => STOCK_TESTS[state](product),
  onSale: (product, wanted) => !wanted || isOnSale(product),
}

/** Whether a filter finds a product, as the database decides it: for a product that arrives live. */
export function isProductMatch(product: ListedProduct, filter: ProductFilter): boolean {
  const meets = <Part extends keyof ProductFilter>(part: Part) => {
    const wanted = filter[part]
    return wanted === null || TESTS[part](product, wanted as NonNullable<ProductFilter[Part]>)
  }
  return (Object.keys(TESTS) as (keyof ProductFilter)[]).every(meets)
}
