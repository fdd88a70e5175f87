import { FOLLOWED_TABLES, followTable } from '../client/follow-table'

/** Reports changes of orders, products and feedbacks, also those of a lost connection. @returns stops */
export function followWork(onChange: () => void): () => void {
  const handlers = { onInsert: onChange, onUpdate: onChange, onDelete: onChange, onLive: onChange }
  const stops = FOLLOWED_TABLES.map((table) =>
    followTable<{ id: string }, unknown>({ table, columns: 'id', purpose: 'work-' }, (row) => row, handlers),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
