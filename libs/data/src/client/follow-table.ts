import { getSupabase, type Supabase } from '@loja/platform'

type Realtime = Awaited<ReturnType<Supabase['openRealtime']>>

export interface TableChangeHandlers<Row> {
  onInsert: (row: Row) => void
  onUpdate: (row: Row) => void
  /** Row security does not cover deletions: they carry only the id, and reach everyone. */
  onDelete: (id: string) => void
  /** The subscription is live, at the start and after each reconnect. Read again: earlier changes are not replayed. */
  onLive: () => void
}

/** Tables of the publication `supabase_realtime` whose new rows a module may announce (`followNewRows`). */
export const FOLLOWED_TABLES = ['feedbacks', 'orders', 'products'] as const

export interface FollowedTable {
  table: (typeof FOLLOWED_TABLES)[number] | 'invoices' | 'order_messages' | 'staff_notes' | 'tracking_shipments'
  columns: string
  purpose?: string
}

/** Before a retry when realtime code or the session's token cannot be loaded. */
const RETRY_MS = 5_000

let channels = 0

/** Without handlers of updates and deletions, the server does not send them. */
type FollowHandlers<Row> = Pick<TableChangeHandlers<Row>, 'onInsert' | 'onLive'> & Partial<TableChangeHandlers<Row>>

/** Returns the unsubscribe function. */
export function followTable<Stored extends { id: string }, Row>(
  followed: FollowedTable,
  read: (row: Stored) => Row,
  handlers: FollowHandlers<Row>,
): () => void {
  let stop: () => void = () => undefined
  let stopped = false

  const open = async () => {
    try {
      const realtime = await getSupabase().openRealtime()
      if (!stopped) stop = subscribe(realtime, followed, read, handlers)
    } catch {
      if (stopped) return
      console.warn(`[${followed.table}.follow] network`)
      const timer = setTimeout(() => void open(), RETRY_MS)
      stop = () => clearTimeout(timer)
    }
  }
  void open()
  return () => {
    stopped = true
    stop()
  }
}

function subscribe<Stored extends { id: string }, Row>(
  realtime: Realtime,
  { table, columns, purpose = '' }: FollowedTable,
  read: (row: Stored) => Row,
  { onInsert, onUpdate, onDelete, onLive }: FollowHandlers<Row>,
): () => void {
  const changes = { schema: 'public', table } as const
  const select = columns.split(', ')
  channels += 1
  const channel = realtime
    .channel(`${purpose}${table}-${channels}`)
    .on<Stored>('postgres_changes', { ...changes, event: 'INSERT', select }, ({ new: row }) => onInsert(read(row)))
    // A joined channel receives changes only after this message.
    .on('system', {}, (message: { extension?: string; status?: string }) => {
      if (message.extension === 'postgres_changes' && message.status === 'ok') onLive()
    })
  if (onUpdate)
    channel.on<Stored>('postgres_changes', { ...changes, event: 'UPDATE', select }, ({ new: row }) =>
      onUpdate(read(row)),
    )
  if (onDelete)
    channel.on<Stored>('postgres_changes', { ...changes, event: 'DELETE' }, ({ old: { id } }) => id && onDelete(id))
  channel.subscribe()
  return () => void realtime.removeChannel(channel)
}
