import { type FollowedTable, followTable } from '../client/follow-table'
import type { TimelineSubject } from './timeline-subject'

const TABLES: Record<TimelineSubject['kind'], Partial<Record<FollowedTable['table'], string>>> = {
  order: {
    orders: 'id',
    staff_notes: 'order_id',
    tracking_shipments: 'order_id',
    order_messages: 'order_id',
    invoices: 'order_id',
  },
  product: { products: 'id', staff_notes: 'product_id', feedbacks: 'product_id' },
}

/** Calls `onChange` when entries may have changed, also after a lost connection. */
export function followTimeline({ kind, id }: TimelineSubject, onChange: () => void): () => void {
  const stops = Object.entries(TABLES[kind]).map(([table, column]) => {
    const onRow = (row: Record<string, string>) => {
      if (row[column] === id) onChange()
    }
    return followTable<Record<string, string> & { id: string }, Record<string, string>>(
      {
        table: table as FollowedTable['table'],
        columns: column === 'id' ? 'id' : `id, ${column}`,
        purpose: 'timeline-',
      },
      (row) => row,
      // Deletions do not say of which subject.
      { onInsert: onRow, onUpdate: onRow, onDelete: onChange, onLive: onChange },
    )
  })
  return () => {
    for (const stop of stops) stop()
  }
}
