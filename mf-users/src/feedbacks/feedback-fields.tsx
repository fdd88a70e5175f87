import type { FeedbackListRow } from '@loja/data/feedbacks'
import { FEEDBACK_RATINGS, FEEDBACK_STATES, type FeedbackFilter, type FeedbackTotals } from '@loja/domain/feedbacks'
import { formatDateTime } from '@loja/domain/format'
import { ProductImage } from '@loja/records'
import { actionsField, ClampedText, type FilterControls, type ListField } from '@loja/ui/lists'
import looks from '@loja/ui/looks.module.css'
import { QuietText, StatusLabel } from '@loja/ui/parts'
import { FEEDBACK_STATE_LOOKS } from '../feedback/feedback-state-looks'
import { FeedbackComment } from './details/FeedbackComment'
import { FeedbackProduct } from './details/FeedbackProduct'
import { messages } from './messages'
import { FeedbackActions } from './moderation/FeedbackActions'
import { useFeedbackProducts } from './queries'

export const FIELDS: ListField<FeedbackListRow>[] = [
  {
    key: 'product',
    title: messages.product,
    card: 'heading',
    width: 268,
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
    card: 'caption',
    width: 168,
    render: ({ customerName, createdAt }) => (
      <>
        {customerName ? <ClampedText>{customerName}</ClampedText> : <QuietText>{messages.noName}</QuietText>}
        <span
          className={`${looks.caption} ${looks.figures} ${looks.nowrap} ${looks.block}`}
          data-copied-as={messages.date}
        >
          {formatDateTime(createdAt)}
        </span>
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
  actionsField(messages.actions, 136, (feedback) => <FeedbackActions feedback={feedback} />),
]

/** @param chosen the product that is filtered by */
export function useFeedbackFilters(
  chosen: string | null,
  totals: FeedbackTotals | undefined,
): FilterControls<FeedbackFilter> {
  const { products, search, setSearch, setIsOpen, isFetching, ...names } = useFeedbackProducts(chosen)
  const nameOf = (id: string) => names.nameOf(id) ?? messages.unknownProduct
  const found = products.map(({ id, name }) => ({ value: id, label: name }))
  const imageOf = (id: unknown) => products.find((product) => product.id === id)?.image ?? null
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
      optionRender: ({ value, label }) =>
        value ? (
          <span className={looks.row}>
            <ProductImage src={imageOf(value)} />
            {label}
          </span>
        ) : (
          label
        ),
      onOpenChange: setIsOpen,
    },
    unanswered: { kind: 'check', label: messages.unanswered },
  }
}
