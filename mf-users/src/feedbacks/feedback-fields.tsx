import type { FeedbackListRow } from '@loja/data'
import {
  FEEDBACK_RATINGS,
  FEEDBACK_SORTS,
  FEEDBACK_STATES,
  type FeedbackFilter,
  type FeedbackState,
  type FeedbackTotals,
  formatDateTime,
} from '@loja/domain'
import {
  ClampedText,
  type FilterControls,
  type ListField,
  QuietText,
  type SortControl,
  StatusLabel,
  type StatusLook,
} from '@loja/ui'
import { FeedbackComment } from './details/FeedbackComment'
import { FeedbackProduct } from './details/FeedbackProduct'
import styles from './feedback-fields.module.css'
import { messages } from './messages'
import { FeedbackActions } from './moderation/FeedbackActions'
import { useFeedbackProducts } from './queries'

/** Pending feedbacks have the strongest look. */
export const FEEDBACK_STATE_LOOKS: Record<FeedbackState, StatusLook> = {
  pendente: { color: 'var(--ant-color-warning)', word: messages.states.pendente, emphasis: 'strong' },
  aprovado: { color: 'var(--ant-color-success)', word: messages.states.aprovado, emphasis: 'normal' },
  oculto: {
    color: 'var(--ant-color-text-secondary)',
    word: messages.states.oculto,
    filled: false,
    emphasis: 'quiet',
  },
}

export const FIELDS: ListField<FeedbackListRow>[] = [
  {
    key: 'product',
    title: messages.product,
    card: 'heading',
    width: 224,
    render: (feedback) => <FeedbackProduct {...feedback} />,
  },
  {
    key: 'comment',
    title: messages.comment,
    card: 'caption',
    render: (feedback) => <FeedbackComment feedback={feedback} />,
  },
  {
    key: 'customer',
    title: messages.customer,
    card: 'footer',
    width: 144,
    render: ({ customerName, createdAt }) => (
      <>
        {customerName ? <ClampedText>{customerName}</ClampedText> : <QuietText>{messages.noName}</QuietText>}
        <span className={styles.date}>{formatDateTime(createdAt)}</span>
      </>
    ),
  },
  {
    key: 'state',
    title: messages.state,
    card: 'aside',
    width: 112,
    render: ({ state }) => <StatusLabel {...FEEDBACK_STATE_LOOKS[state]} />,
  },
  {
    key: 'actions',
    title: messages.actions,
    card: 'footer',
    align: 'end',
    width: 136,
    render: (feedback) => <FeedbackActions feedback={feedback} />,
  },
]

export const SORTING: SortControl = {
  label: messages.sortBy,
  options: FEEDBACK_SORTS.map((sort) => ({ value: sort, label: messages.sorts[sort] })),
}

/** The filters, with the counts of each option. @param chosen the product that is filtered by */
export function useFeedbackFilters(
  chosen: string | null,
  totals: FeedbackTotals | undefined,
): FilterControls<FeedbackFilter> {
  const { products, search, setSearch, setIsOpen, isFetching, ...names } = useFeedbackProducts(chosen)
  const nameOf = (id: string) => names.nameOf(id) ?? messages.unknownProduct
  const found = products.map(({ id, name }) => ({ value: id, label: name }))
  const isListed = chosen === null || found.some(({ value }) => value === chosen)
  return {
    search: { kind: 'search', label: messages.search },
    state: {
      kind: 'select',
      label: messages.stateFilter,
      all: messages.allStates,
      options: FEEDBACK_STATES.map((value) => ({ value, label: messages.stateOption(value, totals?.byState[value]) })),
    },
    rating: {
      kind: 'select',
      label: messages.ratingFilter,
      all: messages.allRatings,
      options: FEEDBACK_RATINGS.map((value) => ({
        value,
        label: messages.ratingOption(value, totals?.byRating[value]),
      })),
    },
    product: {
      kind: 'select',
      label: messages.productFilter,
      all: messages.allProducts,
      options: isListed ? found : [...found, { value: chosen, label: nameOf(chosen) }],
      tag: (id) => messages.filterTags.product(nameOf(id)),
      showSearch: { searchValue: search, onSearch: setSearch, filterOption: false },
      loading: isFetching,
      popupMatchSelectWidth: false,
      notFoundContent: messages.noProduct,
      onOpenChange: setIsOpen,
    },
    unanswered: { kind: 'check', label: messages.unanswered },
  }
}
