/** ISO 8601; null is an open end. */
export interface FeaturedDates {
  featuredFrom: string | null
  featuredUntil: string | null
}

export type FeaturedState = 'scheduled' | 'shown' | 'ended'

export function featuredStateOf({ featuredFrom, featuredUntil }: FeaturedDates, now: number): FeaturedState {
  if (featuredUntil !== null && Date.parse(featuredUntil) <= now) return 'ended'
  return featuredFrom !== null && Date.parse(featuredFrom) > now ? 'scheduled' : 'shown'
}
