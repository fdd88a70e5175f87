import {
  FEEDBACK_RATINGS,
  FEEDBACK_SORTS,
  FEEDBACK_STATES,
  type FeedbackListParams,
  type FeedbackRating,
  type FeedbackSort,
  type FeedbackState,
  type FeedbackTotals,
  feedbackListParams,
} from '@loja/domain'
import { ListFilters, SearchBox, type SetListParams } from '@loja/ui'
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

const ALL = ''
const ANY_RATING = 0
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
          <SearchBox
            label={messages.search}
            value={search}
            // While a search is being typed there is one step in the history, not one for each letter.
            onSearch={(text) => change({ search: text }, { replace: search !== '' })}
          />
        ),
        state: (
          <Select<FeedbackState | typeof ALL>
            aria-label={messages.stateFilter}
            value={state ?? ALL}
            options={[
              { value: ALL, label: messages.allStates },
              ...FEEDBACK_STATES.map((value) => ({
                value,
                label: messages.stateOption(value, totals?.byState[value]),
              })),
            ]}
            onChange={(value) => change({ state: value || null })}
          />
        ),
        rating: (
          <Select<FeedbackRating | typeof ANY_RATING>
            aria-label={messages.ratingFilter}
            value={rating ?? ANY_RATING}
            options={[
              { value: ANY_RATING, label: messages.allRatings },
              ...FEEDBACK_RATINGS.map((value) => ({
                value,
                label: messages.ratingOption(value, totals?.byRating[value]),
              })),
            ]}
            onChange={(value) => change({ rating: value || null })}
          />
        ),
        product: (
          <Select<string>
            aria-label={messages.productFilter}
            value={product ?? ALL}
            options={[
              { value: ALL, label: messages.allProducts },
              ...found,
              ...(isListed ? [] : [{ value: product, label: nameOf(product) }]),
            ]}
            showSearch={{ searchValue: products.search, onSearch: products.setSearch, filterOption: false }}
            loading={products.isFetching}
            popupMatchSelectWidth={false}
            notFoundContent={messages.noProduct}
            onOpenChange={products.setIsOpen}
            onChange={(id) => change({ product: id || null })}
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
