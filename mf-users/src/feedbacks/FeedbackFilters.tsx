import {
  FEEDBACK_RATINGS,
  FEEDBACK_SORTS,
  FEEDBACK_STATES,
  type FeedbackListParams,
  type FeedbackSort,
  type FeedbackTotals,
  feedbackListParams,
} from '@loja/domain'
import { FilterSelect, ListFilters, SearchBox, type SetListParams } from '@loja/ui'
import { Checkbox, Select } from 'antd'
import styles from './FeedbackFilters.module.css'
import { messages } from './messages'
import { useFeedbackProducts } from './use-feedback-products'

interface Props {
  params: FeedbackListParams
  /** Absent while they are not known. */
  totals: FeedbackTotals | undefined
  onChange: SetListParams<FeedbackListParams>
}

const SORT_OPTIONS = FEEDBACK_SORTS.map((sort) => ({ value: sort, label: messages.sorts[sort] }))

export function FeedbackFilters({ params, totals, onChange }: Props) {
  const { search, state, rating, product, unanswered, sort } = params
  const change = (patch: Partial<FeedbackListParams>, options?: { replace: boolean }) =>
    onChange((current) => feedbackListParams.change(current, patch), options)
  const products = useFeedbackProducts(product)
  const nameOf = (id: string) => products.nameOf(id) ?? messages.unknownProduct
  const found = products.products.map(({ id, name }) => ({ value: id, label: name }))
  const isListed = product === null || found.some(({ value }) => value === product)
  return (
    <ListFilters
      list={feedbackListParams}
      params={params}
      onChange={onChange}
      tags={{ ...messages.filterTags, product: (id) => messages.filterTags.product(nameOf(id)) }}
      controls={{
        search: (
          <SearchBox label={messages.search} value={search} onSearch={(text, step) => change({ search: text }, step)} />
        ),
        state: (
          <FilterSelect
            label={messages.stateFilter}
            all={messages.allStates}
            value={state}
            options={FEEDBACK_STATES.map((value) => ({
              value,
              label: messages.stateOption(value, totals?.byState[value]),
            }))}
            onChange={(value) => change({ state: value })}
          />
        ),
        rating: (
          <FilterSelect
            label={messages.ratingFilter}
            all={messages.allRatings}
            value={rating}
            options={FEEDBACK_RATINGS.map((value) => ({
              value,
              label: messages.ratingOption(value, totals?.byRating[value]),
            }))}
            onChange={(value) => change({ rating: value })}
          />
        ),
        product: (
          <FilterSelect
            label={messages.productFilter}
            all={messages.allProducts}
            value={product}
            options={isListed ? found : [...found, { value: product, label: nameOf(product) }]}
            showSearch={{ searchValue: products.search, onSearch: products.setSearch, filterOption: false }}
            loading={products.isFetching}
            popupMatchSelectWidth={false}
            notFoundContent={messages.noProduct}
            onOpenChange={products.setIsOpen}
            onChange={(id) => change({ product: id })}
          />
        ),
        unanswered: (
          <Checkbox
            className={styles.unanswered}
            checked={unanswered}
            onChange={(event) => change({ unanswered: event.target.checked })}
          >
            {messages.unanswered}
          </Checkbox>
        ),
      }}
    >
      <Select<FeedbackSort>
        aria-label={messages.sortBy}
        value={sort}
        options={SORT_OPTIONS}
        onChange={(value) => change({ sort: value })}
      />
    </ListFilters>
  )
}
