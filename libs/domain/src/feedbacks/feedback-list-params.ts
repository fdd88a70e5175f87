import { choiceParam, filterParam, flagParam, idParam, pageParam, pageSizeParam, textParam } from '../list/list-fields'
import { type ListFilterOf, type ListParamsOf, listParams } from '../list/list-params'
import { FEEDBACK_STATES } from './feedback-state'

export const FEEDBACK_RATINGS = [5, 4, 3, 2, 1] as const
export type FeedbackRating = (typeof FEEDBACK_RATINGS)[number]

export const feedbackListParams = listParams({
  search: textParam('busca'),
  state: filterParam('estado', FEEDBACK_STATES),
  rating: filterParam('nota', FEEDBACK_RATINGS),
  product: idParam('produto'),
  unanswered: flagParam('sem-resposta'),
  /** Wire values of `list_feedbacks`. */
  sort: choiceParam('ordem', {
    date_desc: 'mais-recentes',
    date_asc: 'mais-antigos',
    rating_asc: 'menor-nota',
    rating_desc: 'maior-nota',
  }),
  pageSize: pageSizeParam,
  page: pageParam,
})

export type FeedbackListParams = ListParamsOf<typeof feedbackListParams>
export type FeedbackSort = FeedbackListParams['sort']
export type FeedbackFilter = ListFilterOf<typeof feedbackListParams>
