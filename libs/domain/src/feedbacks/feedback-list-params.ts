import { foldText } from '../list/fold-text'
import { choiceParam, filterParam, flagParam, idParam, pageParam, textParam } from '../list/list-param'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'
import { FEEDBACK_STATES, type FeedbackState } from './feedback-state'

/** Stars that a customer gives, the best first. */
export const FEEDBACK_RATINGS = [5, 4, 3, 2, 1] as const
export type FeedbackRating = (typeof FEEDBACK_RATINGS)[number]

/** By date or rating; the wire values of `list_feedbacks`. The first is the list's own order. */
export const FEEDBACK_SORTS = ['date_desc', 'date_asc', 'rating_asc', 'rating_desc'] as const
export type FeedbackSort = (typeof FEEDBACK_SORTS)[number]

/** Rows per page that staff may choose; the first is the list's own. */
export const FEEDBACK_PAGE_SIZES = [20, 50, 100] as const

const SORT_WORDS: Record<FeedbackSort, string> = {
  date_desc: 'mais-recentes',
  date_asc: 'mais-antigos',
  rating_asc: 'menor-nota',
  rating_desc: 'maior-nota',
}

/** The list of feedbacks in its address. The search is a part of a comment, or finds a customer as the list of users does. */
export const feedbackListParams = listParams({
  search: textParam('busca'),
  state: filterParam('estado', FEEDBACK_STATES),
  rating: filterParam('nota', FEEDBACK_RATINGS),
  product: idParam('produto'),
  unanswered: flagParam('sem-resposta'),
  sort: choiceParam('ordem', FEEDBACK_SORTS, (sort) => SORT_WORDS[sort]),
  pageSize: choiceParam('por-pagina', FEEDBACK_PAGE_SIZES),
  page: pageParam,
})

/** What the address says about the list of feedbacks. */
export type FeedbackListParams = ListParamsOf<typeof feedbackListParams>
/** What narrows the list of feedbacks: what the database is asked, and what "all" of a selection means. */
export type FeedbackFilter = ListFilterOf<typeof feedbackListParams>

interface ListedFeedback {
  comment: string | null
  state: FeedbackState
  rating: number
  productId: string
  /** ISO 8601; null while the store has not answered. */
  repliedAt: string | null
}

/** How each part of a filter is decided in the database: a part without a test does not compile. */
const TESTS: {
  [Part in keyof FeedbackFilter]: (feedback: ListedFeedback, wanted: NonNullable<FeedbackFilter[Part]>) => boolean
} = {
  // Whose it is, a feedback that arrives does not say: one that only its customer's name would find is not announced.
  search: ({ comment }, search) => foldText(comment ?? '').includes(foldText(search).trim()),
  state: ({ state }, wanted) => state === wanted,
  rating: ({ rating }, wanted) => rating === wanted,
  product: ({ productId }, wanted) => productId === wanted,
  unanswered: ({ repliedAt }, wanted) => !wanted || repliedAt === null,
}

/** Whether a filter finds a feedback, as the database decides it by all but the customer: for one that arrives live. */
export function isFeedbackMatch(feedback: ListedFeedback, filter: FeedbackFilter): boolean {
  const meets = <Part extends keyof FeedbackFilter>(part: Part) => {
    const wanted = filter[part]
    return wanted === null || TESTS[part](feedback, wanted as NonNullable<FeedbackFilter[Part]>)
  }
  return (Object.keys(TESTS) as (keyof FeedbackFilter)[]).every(meets)
}
