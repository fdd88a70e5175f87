import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ABSENT_ID, firstId } from '../orders/test-support'
import { startPlatform } from '../test-support'
import { deleteStaffNote, insertStaffNote, staffNoteConflictOf, updateStaffNote } from './staff-notes'
import type { TimelineSubject } from './timeline-subject'

const backend = await startPlatform('admin')

const write = async (body: string, subject?: TimelineSubject) =>
  insertStaffNote({ id: randomUUID(), subject: subject ?? { kind: 'order', id: await firstId(1) }, body })

test('[NOTE-01] a repeated insert with the same id stores one note, with the last text', async () => {
  const draft = { id: randomUUID(), subject: { kind: 'order', id: await firstId(1) }, body: 'Ligar antes' } as const
  const first = await insertStaffNote(draft)
  expect(await insertStaffNote(draft)).toEqual(first)
  expect(await insertStaffNote({ ...draft, body: 'Ligar depois' })).toMatchObject({ body: 'Ligar depois', version: 2 })
  const count = `select count(*)::int as n from public.staff_notes where id = '${draft.id}'`
  expect(await backend.value(count)).toBe(1)
})

test('[NOTE-01] a note on an order or product that does not exist is refused as not found', async () => {
  for (const kind of ['order', 'product'] as const)
    await expect(write('x', { kind, id: ABSENT_ID })).rejects.toMatchObject({ code: 'not-found' })
  await expect(write('x'.repeat(2001))).rejects.toMatchObject({ code: 'invalid' })
})

test('[NOTE-03] a change of a note that another session changed is a conflict with the stored note', async () => {
  const note = await write('Ligar antes')
  const stored = await updateStaffNote({ note, body: 'Ligar depois' })
  for (const write of [() => updateStaffNote({ note, body: 'Outra' }), () => deleteStaffNote(note)]) {
    const error = await write().catch((reason: unknown) => reason)
    expect(staffNoteConflictOf(error)).toEqual(stored)
  }
  await deleteStaffNote(stored)
  await expect(updateStaffNote({ note: stored, body: 'x' })).rejects.toMatchObject({ code: 'not-found' })
})
