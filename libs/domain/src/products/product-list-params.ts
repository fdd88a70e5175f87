import { choiceParam, filterParam, flagParam, idParam, pageParam, pageSizeParam, textParam } from '../list/list-fields'
import { type FilterParam, type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'

export const CHEAPER_DAYS = [7, 30] as const

/** Out of stock also counts as low (PROD-08). */
const STOCK_WORDS = { low: 'baixo', out: 'zerado', unlimited: 'ilimitado' } as const
export type StockState = keyof typeof STOCK_WORDS

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
  status: filterParam('status', { active: 'ativo', inactive: 'inativo' } as const),
  stock: filterParam('estoque', STOCK_WORDS),
  onSale: flagParam('promocao'),
  withoutImage: flagParam('sem-imagem'),
  cheaperDays: filterParam('barateou', CHEAPER_DAYS),
  marginBelow: marginParam,
  withoutCost: flagParam('sem-custo'),
  /** Wire values of `search_products`. The first is the default; ties are sorted by date. */
  sort: choiceParam('ordem', {
    date_desc: 'mais-recentes',
    date_asc: 'mais-antigos',
    name_asc: 'nome-a-z',
    name_desc: 'nome-z-a',
    price_asc: 'menor-preco',
    price_desc: 'maior-preco',
    stock_asc: 'menor-estoque',
    stock_desc: 'maior-estoque',
  }),
  pageSize: pageSizeParam,
  page: pageParam,
})

export type ProductListParams = ListParamsOf<typeof productListParams>
export type ProductSort = ProductListParams['sort']

export type ProductFilter = ListFilterOf<typeof productListParams>
