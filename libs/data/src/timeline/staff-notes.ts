import { ask, askCount } from '../client/ask'
import { camel } from '../client/camel'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'
import { conflictingRow, DataError, isDataError, refusal } from '../client/data-error'
import type { StoredRow, TableRow } from '../client/rows'
import { storableText } from '../client/storable'
import type { TimelineSubject } from './timeline-subject'

/** Characters, as the database counts them. */
export const NOTE_LIMIT = 2000

const COLUMNS = 'id, body, author_id, created_at, updated_at, version'

/** `authorId` is null if the account was deleted, `updatedAt` later than `createdAt` if the note was edited. */
/** An interface, because types of other packages are written with its name. */
export interface StaffNote extends TableRow<'staff_notes', typeof COLUMNS> {}

const columnOf = ({ kind }: TimelineSubject) => `${kind}_id` as const

export function countStaffNotes(subject: TimelineSubject, signal?: AbortSignal): Promise<number> {
  const rows = db().from('staff_notes').select('id', { count: 'exact', head: true })
  return askCount('staffNotes.count', rows.eq(columnOf(subject), subject.id), signal)
}

export interface StaffNoteDraft {
  /** Chosen by the caller: a repeat after a lost response makes no second note. */
  id: string
  subject: TimelineSubject
  body: string
}

/**
 * With the id of a note that the author deleted in the last day, the database restores its dates.
 * @throws DataError `not-found` if the order or product does not exist, `invalid` for an empty or too long text
 */
export async function insertStaffNote({ id, subject, body }: StaffNoteDraft): Promise<StaffNote> {
  const operation = 'staffNotes.insert'
  const row: { id: string; body: string } = { id, [columnOf(subject)]: subject.id, body: storableText(body) }
  try {
    const stored = await ask(operation, db().from('staff_notes').insert(row).select(COLUMNS))
    return toStaffNote(oneRow(operation, stored, 'forbidden'))
  } catch (error) {
    if (!isDataError(error, 'conflict')) throw error
    const stored = await findNote(operation, row.id)
    if (!stored) throw new DataError('not-found', operation, error)
    return stored.body === row.body ? stored : updateStaffNote({ note: stored, body: row.body })
  }
}

/** @throws DataError `conflict` (`staffNoteConflictOf`), `not-found`, `forbidden` for a note of another author */
export async function updateStaffNote({ note, body }: { note: StaffNote; body: string }): Promise<StaffNote> {
  const operation = 'staffNotes.update'
  const update = db()
    .from('staff_notes')
    .update({ body: storableText(body) })
    .eq('id', note.id)
    .eq('version', note.version)
  const [changed] = await ask(operation, update.select(COLUMNS))
  if (!changed) throw await classifyRefusal(operation, note)
  return toStaffNote(changed)
}

/** Errors as `updateStaffNote`. */
export async function deleteStaffNote(note: StaffNote): Promise<void> {
  const operation = 'staffNotes.delete'
  const deletion = db().from('staff_notes').delete().eq('id', note.id).eq('version', note.version)
  const [deleted] = await ask(operation, deletion.select('id'))
  if (!deleted) throw await classifyRefusal(operation, note)
}

export const staffNoteConflictOf = conflictingRow<StaffNote>

const classifyRefusal = async (operation: string, { id, version }: StaffNote) =>
  refusal(operation, await findNote(operation, id), version)

async function findNote(operation: string, id: string): Promise<StaffNote | null> {
  const [row] = await ask(operation, db().from('staff_notes').select(COLUMNS).eq('id', id).limit(1))
  return row ? toStaffNote(row) : null
}

const toStaffNote = (row: StoredRow<'staff_notes', typeof COLUMNS>): StaffNote => camel(row)
