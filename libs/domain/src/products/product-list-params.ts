import { choiceParam, filterParam, flagParam, idParam, pageParam, textParam } from '../list/list-fields'
import { type FilterParam, type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'

const PRODUCT_PAGE_SIZES = [20, 50, 100] as const

export const PRODUCT_STATUSES = ['active', 'inactive'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** Out of stock also counts as low (PROD-08). */
export const STOCK_STATES = ['low', 'out', 'unlimited'] as const
export type StockState = (typeof STOCK_STATES)[number]

export const CHEAPER_DAYS = [7, 30] as const

/** Wire values of `search_products`. The first is the default; ties are sorted by date. */
const SORT_WORDS = {
  date_desc: 'mais-recentes',
  date_asc: 'mais-antigos',
  name_asc: 'nome-a-z',
  name_desc: 'nome-z-a',
  price_asc: 'menor-preco',
  price_desc: 'maior-preco',
  stock_asc: 'menor-estoque',
  stock_desc: 'maior-estoque',
} as const
export type ProductSort = keyof typeof SORT_WORDS
const STATUS_WORDS: Record<ProductStatus, string> = { active: 'ativo', inactive: 'inativo' }
const STOCK_WORDS: Record<StockState, string> = { low: 'baixo', out: 'zerado', unlimited: 'ilimitado' }

const marginParam: FilterParam<number | null> = {
  initial: null,
  parse: (query) => {
    const percent = /^abaixo-(-?\d{1,3})$/.exec(query.get('margem') ?? '')?.[1]
    return percent === undefined ? null : Number(percent)
  },
  format: (percent): Record<string, string> => (percent === null ? {} : { margem: `abaixo-${percent}` }),
  narrows: (percent) => percent !== null,
}

export const productListParams = listParams({
  search: textParam('busca'),
  category: idParam('categoria'),
  brand: idParam('marca'),
  status: filterParam('status', STATUS_WORDS),
  stock: filterParam('estoque', STOCK_WORDS),
  onSale: flagParam('promocao'),
  withoutImage: flagParam('sem-imagem'),
  cheaperDays: filterParam('barateou', CHEAPER_DAYS),
  marginBelow: marginParam,
  withoutCost: flagParam('sem-custo'),
  sort: choiceParam('ordem', SORT_WORDS),
  pageSize: choiceParam('por-pagina', PRODUCT_PAGE_SIZES),
  page: pageParam,
})

export type ProductListParams = ListParamsOf<typeof productListParams>

export type ProductFilter = ListFilterOf<typeof productListParams>
