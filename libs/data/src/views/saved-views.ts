import { ask } from '../client/ask'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { conflictingRow, type DataError, refusal } from '../client/data-error'
import type { StoredRow } from '../client/rows'

export const VIEW_NAME_LIMIT = 60
export const VIEW_ADDRESS_LIMIT = 2000

export interface SavedView {
  id: string
  /** For all administrators. */
  isShared: boolean
  name: string
  address: string
  version: number
}

export const savedViewKeys = {
  all: ['saved-views'],
  /** @param list id of the page */
  list: (list: string) => ['saved-views', list],
} as const

const COLUMNS = 'id, owner_id, name, address, version'

/** Shared ones first, then the caller's own. */
export async function listSavedViews(list: string, signal?: AbortSignal): Promise<SavedView[]> {
  const query = db()
    .from('saved_views')
    .select(COLUMNS)
    .eq('list', list)
    .order('owner_id', { nullsFirst: true })
    .order('position')
    .order('id')
    .range(0, 199)
  return (await ask('savedViews.list', query, signal)).map(toSavedView)
}

export interface SavedViewDraft extends Pick<SavedView, 'name' | 'address' | 'isShared'> {
  list: string
  userId: string
}

/** @throws DataError `conflict` if the name is taken, `limit` for too many views */
export async function insertSavedView({ list, userId, isShared, ...view }: SavedViewDraft): Promise<SavedView> {
  const row = { ...view, list, owner_id: isShared ? null : userId }
  const stored = await ask('savedViews.insert', db().from('saved_views').insert(row).select(COLUMNS))
  return toSavedView(oneRow('savedViews.insert', stored, 'forbidden'))
}

export interface SavedViewChange {
  view: SavedView
  patch: Partial<Pick<SavedView, 'name' | 'address' | 'isShared'>>
  userId: string
}

/** @throws DataError `conflict` (`savedViewConflictOf`, or the name is taken), `not-found`, `limit` */
export async function updateSavedView({ view, patch, userId }: SavedViewChange): Promise<SavedView> {
  const { isShared, ...fields } = patch
  const stored = { ...fields, ...(isShared !== undefined && { owner_id: isShared ? null : userId }) }
  const update = db().from('saved_views').update(stored).eq('id', view.id).eq('version', view.version)
  const [changed] = await ask('savedViews.update', update.select(COLUMNS))
  if (!changed) throw await classifyRefusal('savedViews.update', view)
  return toSavedView(changed)
}

/** Deletes the view unless another session changed it since it was read. Errors as `updateSavedView`. */
export async function deleteSavedView(view: SavedView): Promise<void> {
  const deletion = db().from('saved_views').delete().eq('id', view.id).eq('version', view.version)
  const [deleted] = await ask('savedViews.delete', deletion.select('id'))
  if (!deleted) throw await classifyRefusal('savedViews.delete', view)
}

/** @throws DataError `conflict` if another session added or deleted one */
export async function orderSavedViews({ list, ids }: { list: string; ids: string[] }): Promise<void> {
  await ask('savedViews.order', db().rpc('order_saved_views', { list, ids }))
}

export const savedViewConflictOf = conflictingRow<SavedView>

async function classifyRefusal(operation: string, { id, version }: SavedView): Promise<DataError> {
  const [row] = await ask(operation, db().from('saved_views').select(COLUMNS).eq('id', id).limit(1))
  return refusal(operation, row && toSavedView(row), version)
}

function toSavedView({ owner_id, ...row }: StoredRow<'saved_views', typeof COLUMNS>): SavedView {
  return { ...row, isShared: owner_id === null }
}
