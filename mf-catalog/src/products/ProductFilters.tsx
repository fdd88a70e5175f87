import type { NamedChoice } from '@loja/data'
import {
  PRODUCT_SORTS,
  PRODUCT_STATUSES,
  type ProductListParams,
  type ProductSort,
  productListParams,
  STOCK_STATES,
} from '@loja/domain'
import { FilterSelect, ListFilters, SearchBox, type SetListParams } from '@loja/ui'
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

/** PROD-03. */
const DEBOUNCE_MS = 500
const STATUS_OPTIONS = PRODUCT_STATUSES.map((status) => ({ value: status, label: messages.statuses[status] }))
const STOCK_OPTIONS = STOCK_STATES.map((state) => ({ value: state, label: messages.stock[state] }))
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
            onSearch={(text, step) => change({ search: text }, step)}
          />
        ),
        category: (
          <FilterSelect
            label={messages.categoryFilter}
            all={messages.allCategories}
            value={category}
            options={optionsOf(categories, category)}
            onChange={(id) => change({ category: id })}
          />
        ),
        brand: (
          <FilterSelect
            label={messages.brandFilter}
            all={messages.allBrands}
            value={brand}
            options={optionsOf(brands, brand)}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(id) => change({ brand: id })}
          />
        ),
        status: (
          <FilterSelect
            label={messages.statusFilter}
            all={messages.allStatuses}
            value={status}
            options={STATUS_OPTIONS}
            onChange={(value) => change({ status: value })}
          />
        ),
        stock: (
          <FilterSelect
            label={messages.stockFilter}
            all={messages.anyStock}
            value={stock}
            options={STOCK_OPTIONS}
            onChange={(value) => change({ stock: value })}
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
function optionsOf(choices: readonly NamedChoice[], chosen: string | null) {
  const options = choices.map(({ id, name }) => ({ value: id, label: name }))
  const isKnown = chosen === null || choices.some(({ id }) => id === chosen)
  return isKnown ? options : [...options, { value: chosen, label: messages.unknownName }]
}
