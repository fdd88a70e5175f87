import { db } from '../client/client'
import { PRODUCT_LIST_COLUMNS, type ProductListRow, type StoredProductRow, toProductListRow } from './product-rows'

/** What a page does when products change, whoever changed them. */
export interface ProductChangeHandlers {
  onInsert: (row: ProductListRow) => void
  /** Also told when a product stops being featured or active. */
  onUpdate: (row: ProductListRow) => void
  /** Told of every deletion: row security does not cover deletions, which hold the id alone. */
  onDelete: (id: string) => void
  /** Called when the subscription is live: at the start and after each reconnect. Earlier changes are not replayed. */
  onLive: () => void
}

let subscriptions = 0

/** Follows the products over the page's one web socket. Returns how to stop. */
export function subscribeToProducts({ onInsert, onUpdate, onDelete, onLive }: ProductChangeHandlers): () => void {
  const table = { schema: 'public', table: 'products' } as const
  subscriptions += 1
  const channel = db()
    .channel(`products-${subscriptions}`)
    .on<StoredProductRow>('postgres_changes', { ...table, event: 'INSERT', select: PRODUCT_LIST_COLUMNS }, (change) =>
      onInsert(toProductListRow(change.new)),
    )
    .on<StoredProductRow>('postgres_changes', { ...table, event: 'UPDATE', select: PRODUCT_LIST_COLUMNS }, (change) =>
      onUpdate(toProductListRow(change.new)),
    )
    .on<StoredProductRow>('postgres_changes', { ...table, event: 'DELETE' }, ({ old: { id } }) => id && onDelete(id))
    // A channel that is joined does not receive changes yet: the server says when it does.
    .on('system', {}, (message: { extension?: string; status?: string }) => {
      if (message.extension === 'postgres_changes' && message.status === 'ok') onLive()
    })
    .subscribe()
  return () => void db().removeChannel(channel)
}
