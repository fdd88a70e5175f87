import { getSupabase } from '@loja/platform'
import * as v from 'valibot'
import { ask } from './ask'
import { checkedAnswer } from './checked-answer'
import { type FOLLOWED_TABLES, followTable } from './follow-table'

interface NewRow {
  id: string
  created_at: string
}

/** Rows of a lost connection are counted up to this number. */
const CAUGHT_UP = 100

const rowsSchema = v.array(v.object({ id: v.string(), created_at: v.string() }))

/** A restored row has its former `created_at` and is not new. Returns the unsubscribe function. */
export function followNewRows(table: (typeof FOLLOWED_TABLES)[number], onNew: (count: number) => void): () => void {
  const operation = `${table}.followNew`
  const known = new Set<string>()
  /** Creation of the newest row at the start; ISO 8601, in microseconds. */
  let startedAt: string | undefined

  const read = async () => {
    const rows = getSupabase().rest.from(table).select('id, created_at').order('created_at', { ascending: false })
    const past = rows.lte('created_at', 'now')
    const query = startedAt === undefined ? past.limit(1) : past.gt('created_at', startedAt).limit(CAUGHT_UP)
    return checkedAnswer(operation, rowsSchema, await ask(operation, query))
  }
  const take = (rows: readonly NewRow[]) => {
    if (startedAt === undefined) return
    const from = Date.parse(startedAt)
    const fresh = rows.filter(({ id, created_at }) => !known.has(id) && Date.parse(created_at) > from)
    for (const { id } of fresh) known.add(id)
    if (fresh.length > 0) onNew(fresh.length)
  }
  const catchUp = async () => {
    try {
      const rows = await read()
      if (startedAt === undefined) startedAt = rows[0]?.created_at ?? '1970-01-01'
      else take(rows)
    } catch {
      // Repeated after the next reconnect.
      console.warn(`[${operation}] network`)
    }
  }
  let reading = catchUp()
  return followTable<NewRow, NewRow>({ table, columns: 'id, created_at', purpose: 'news-' }, (row) => row, {
    onInsert: (row) => take([row]),
    onLive: () => {
      reading = reading.then(catchUp)
    },
  })
}
