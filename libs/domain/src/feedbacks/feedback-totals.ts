import { FEEDBACK_RATINGS, type FeedbackFilter, type FeedbackRating } from './feedback-list-params'
import { FEEDBACK_STATES, type FeedbackState } from './feedback-state'

export interface FeedbackTally {
  state: FeedbackState
  rating: number
  count: number
  unanswered: number
}

/** Exact counts under a filter. Each count ignores the part of the filter that it is about. */
export interface FeedbackTotals {
  total: number
  byState: Record<FeedbackState, number>
  all: number
  byRating: Record<FeedbackRating, number>
  unanswered: number
  /** Mean rating, 1 to 5, in spite of a rating filter; null without feedbacks. */
  average: number | null
}

type Narrowing = Pick<FeedbackFilter, 'state' | 'rating' | 'unanswered'>

export function feedbackTotals(tallies: readonly FeedbackTally[], filter: Narrowing): FeedbackTotals {
  const count = (change: Partial<Narrowing>) => sumOf(tallies, { ...filter, ...change }, () => 1)
  const rated = count({ rating: null })
  const stars = sumOf(tallies, { ...filter, rating: null }, ({ rating }) => rating)
  const byState = FEEDBACK_STATES.map((state) => [state, count({ state })])
  const byRating = FEEDBACK_RATINGS.map((rating) => [rating, count({ rating })])
  return {
    total: count({}),
    all: count({ state: null }),
    byState: Object.fromEntries(byState) as Record<FeedbackState, number>,
    byRating: Object.fromEntries(byRating) as Record<FeedbackRating, number>,
    unanswered: count({ unanswered: true }),
    average: rated > 0 ? stars / rated : null,
  }
}

function sumOf(
  tallies: readonly FeedbackTally[],
  { state, rating, unanswered }: Narrowing,
  weight: (tally: FeedbackTally) => number,
): number {
  return tallies
    .filter((tally) => (state === null || tally.state === state) && (rating === null || tally.rating === rating))
    .reduce((sum, tally) => sum + weight(tally) * (unanswered ? tally.unanswered : tally.count), 0)
}
