import { orderKeys } from '../orders/orders'
import { productKeys } from '../products/products'

/** @param id must be a UUID */
export interface TimelineSubject {
  kind: 'order' | 'product'
  id: string
}

const keysOf = ({ kind, id }: TimelineSubject) => (kind === 'order' ? orderKeys : productKeys).details(id)

export const timelineKeys = {
  of: (subject: TimelineSubject) => [...keysOf(subject), 'timeline'],
  noteCount: (subject: TimelineSubject) => [...keysOf(subject), 'timeline', 'note-count'],
  entries: (subject: TimelineSubject, most: number, onlyNotes: boolean) => [
    ...keysOf(subject),
    'timeline',
    'entries',
    onlyNotes,
    most,
  ],
} as const
