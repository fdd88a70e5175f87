import type { NamedChoice } from '@loja/data'
import {
  PRODUCT_SORTS,
  PRODUCT_STATUSES,
  type ProductListParams,
  type ProductSort,
  type ProductStatus,
  productListParams,
  STOCK_STATES,
  type StockState,
} from '@loja/domain'
import { ListFilters, SearchBox, type SetListParams } from '@loja/ui'
import { Checkbox, Select } from 'antd'
import { memo } from 'react'
import { messages } from './messages'
import styles from './ProductFilters.module.css'

interface Props {
  params: ProductListParams
  onChange: SetListParams<ProductListParams>
  categories: readonly NamedChoice[]
  brands: readonly NamedChoice[]
}

const ALL = ''
/** PROD-03. */
const DEBOUNCE_MS = 500
const STATUS_OPTIONS: { value: ProductStatus | typeof ALL; label: string }[] = [
  { value: ALL, label: messages.allStatuses },
  ...PRODUCT_STATUSES.map((status) => ({ value: status, label: messages.statuses[status] })),
]
const STOCK_OPTIONS: { value: StockState | typeof ALL; label: string }[] = [
  { value: ALL, label: messages.anyStock },
  ...STOCK_STATES.map((state) => ({ value: state, label: messages.stock[state] })),
]
const SORT_OPTIONS = PRODUCT_SORTS.map((sort) => ({ value: sort, label: messages.sorts[sort] }))

/** Drawn again when the address or the names change, not with every tick in the list. */
export const ProductFilters = memo(function ProductFilters({ params, onChange, categories, brands }: Props) {
  const { search, category, brand, status, stock, onSale, sort } = params
  const change = (patch: Partial<ProductListParams>, options?: { replace: boolean }) =>
    onChange((current) => productListParams.change(current, patch), options)
  const nameIn = (choices: readonly NamedChoice[]) => (id: string) =>
    choices.find((choice) => choice.id === id)?.name ?? messages.unknownName
  return (
    <ListFilters
      list={productListParams}
      params={params}
      onChange={onChange}
      tags={{
        ...messages.filterTags,
        category: (id) => messages.filterTags.category(nameIn(categories)(id)),
        brand: (id) => messages.filterTags.brand(nameIn(brands)(id)),
      }}
      controls={{
        search: (
          <SearchBox
            label={messages.search}
            value={search}
            debounceMs={DEBOUNCE_MS}
            hint={(text) => ([...text].length === 1 ? messages.searchHint : undefined)}
            // While a search is being typed there is one step in the history, not one for each letter.
            onSearch={(text) => change({ search: text }, { replace: search !== '' })}
          />
        ),
        category: (
          <Select
            aria-label={messages.categoryFilter}
            value={category ?? ALL}
            options={withAll(messages.allCategories, categories, category)}
            onChange={(id) => change({ category: id || null })}
          />
        ),
        brand: (
          <Select
            aria-label={messages.brandFilter}
            value={brand ?? ALL}
            options={withAll(messages.allBrands, brands, brand)}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(id) => change({ brand: id || null })}
          />
        ),
        status: (
          <Select<ProductStatus | typeof ALL>
            aria-label={messages.statusFilter}
            value={status ?? ALL}
            options={STATUS_OPTIONS}
            onChange={(value) => change({ status: value || null })}
          />
        ),
        stock: (
          <Select<StockState | typeof ALL>
            aria-label={messages.stockFilter}
            value={stock ?? ALL}
            options={STOCK_OPTIONS}
            onChange={(value) => change({ stock: value || null })}
          />
        ),
        onSale: (
          <Checkbox
            className={styles.onSale}
            checked={onSale}
            onChange={(event) => change({ onSale: event.target.checked })}
          >
            {messages.onSale}
          </Checkbox>
        ),
      }}
    >
      <Select<ProductSort>
        aria-label={messages.sortBy}
        value={sort}
        options={SORT_OPTIONS}
        onChange={(value) => change({ sort: value })}
      />
    </ListFilters>
  )
})

/** An id of an old link, or of a category that is not active any more, has no name here. */
function withAll(all: string, choices: readonly NamedChoice[], chosen: string | null) {
  const options = choices.map(({ id, name }) => ({ value: id, label: name }))
  const isKnown = chosen === null || choices.some(({ id }) => id === chosen)
  const unknown = isKnown ? [] : [{ value: chosen, label: messages.unknownName }]
  return [{ value: ALL, label: all }, ...options, ...unknown]
}
