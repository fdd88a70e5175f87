import { describe, expect, test } from 'vitest'
import {
  afterSave,
  changedFields,
  compareEdits,
  edited,
  type FormShape,
  findTooLong,
  followed,
  isSameText,
  rebased,
  restoredState,
} from './form-state'

interface Note {
  title: string
  text: string
  tags: string[]
}
const shape: FormShape<Note> = { fields: ['title', 'text', 'tags'], isSame: isSameText }
const base: Note = { title: 'Aviso', text: '1', tags: [] }

test('a limit counts characters without the blanks around them', () => {
  const limits = { title: 3 }
  expect(findTooLong({ ...base, title: ' abc ' }, limits)).toEqual({})
  expect(findTooLong({ ...base, title: '💐💐💐' }, limits)).toEqual({})
  expect(findTooLong({ ...base, title: 'abcd' }, limits)).toEqual({ title: 'Use no máximo 3 caracteres: há 4.' })
})

test('white space and an equal list are no change', () => {
  expect(changedFields(shape, base, { title: ' Aviso ', text: '1', tags: [] })).toEqual([])
  expect(changedFields(shape, base, { title: 'Outro', text: '1', tags: ['a'] })).toEqual(['title', 'tags'])
})

describe('[PROD-13] a value stored by another session meanwhile', () => {
  const values = { ...base, title: 'Meu', tags: ['a'] }
  const edits = { base, values }

  test('is a conflict only if both changed the field, to different values', () => {
    const stored = { title: 'Deles', text: '2', tags: ['a'] }
    expect(compareEdits(shape, edits, stored)).toEqual({ conflicts: ['title'], theirsAlone: ['text'] })
  })

  test('stays beside own changes, and replaces those that were given up', () => {
    const stored = { title: 'Deles', text: '2', tags: [] }
    expect(rebased(shape, edits, stored)).toEqual({ base: stored, values: { title: 'Meu', text: '2', tags: ['a'] } })
    expect(rebased(shape, edits, stored, ['title']).values).toEqual({ title: 'Deles', text: '2', tags: ['a'] })
  })

  test('is followed by untouched fields, and seen by the others only after a choice', () => {
    const stored = { title: 'Deles', text: '2', tags: ['a'] }
    const next = followed(shape, { ...edits, errors: {}, stored: base }, stored)
    expect(next).toMatchObject({ base: { title: 'Aviso', text: '2', tags: ['a'] }, values: { ...values, text: '2' } })
    expect(compareEdits(shape, next, stored).conflicts).toEqual(['title'])
    expect(compareEdits(shape, rebased(shape, next, stored), stored).conflicts).toEqual([])
  })

  test('does not replace text that was typed back', () => {
    const typedBack = { base, values: base, errors: {}, stored: { ...base, text: '2' } }
    expect(followed(shape, typedBack, { ...base, text: '3' }).values.text).toBe('1')
  })
})

test('[SET-06] text typed during a save stays on top of the saved values', () => {
  const later = { base, values: { ...base, title: 'Meu', text: '2' }, errors: {}, stored: base }
  const next = afterSave(shape, later, { title: 'Meu ' }, { title: 'Meu' })
  expect(next.base).toEqual({ ...base, title: 'Meu' })
  expect(changedFields(shape, next.base, next.values)).toEqual(['text'])
  expect(followed(shape, next, { ...next.base, tags: ['a'] }).values).toEqual({ title: 'Meu', text: '2', tags: ['a'] })
})

test('[SET-07] a field typed back to the stored value and changed again is no conflict', () => {
  const stored = { ...base, title: 'Deles' }
  const typed = { base, values: { ...base, title: 'Meu' }, errors: { title: 'x', text: 'y' }, stored }
  const back = edited(shape, typed, { title: 'Deles' })
  expect(back).toMatchObject({ base: stored, errors: { text: 'y' } })
  expect(back.errors.title).toBeUndefined()
  expect(edited(shape, back, { title: 'Outro' }).base).toEqual(stored)
})

test('[AUTH-04] a stored draft is restored over newer values', () => {
  const draft = { base: { title: 'Aviso' }, values: { title: 'Meu' } }
  const now = { title: 'Deles', text: '2', tags: [] }
  expect(restoredState(now, JSON.parse(JSON.stringify(draft)))).toEqual({
    base: { ...now, title: 'Aviso' },
    values: { ...now, title: 'Meu' },
  })
})

test('[AUTH-04] a list of objects is restored if each has the kinds of the sample', () => {
  const none = { lines: [] as { name: string; quantity: number }[] }
  const samples = { lines: [{ name: '', quantity: 0 }] }
  const restored = (line: unknown) => restoredState(none, { base: none, values: { lines: [line] } }, samples).values
  expect(restored({ name: 'Asad', quantity: 2 })).toEqual({ lines: [{ name: 'Asad', quantity: 2 }] })
  expect(restored({ name: 'Asad', quantity: '2' })).toEqual(none)
  expect(restored('Asad')).toEqual(none)
})

test('[AUTH-04] an object that may be null is restored if it has the kinds of the sample', () => {
  const none = { rule: null as { factor: number } | null }
  const samples = { rule: { factor: 0 } }
  const restored = (rule: unknown) => restoredState(none, { base: none, values: { rule } }, samples).values
  expect(restored({ factor: 2 })).toEqual({ rule: { factor: 2 } })
  expect(restored({ factor: '2' })).toEqual(none)
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'x'],
  ['a field that is missing in one of both', { base: {}, values: { title: 'x' } }],
  ['a field of another kind', { base: { title: 'x', tags: [] }, values: { title: 1, tags: 'a' } }],
  ['a list of no texts', { base: { tags: ['a'] }, values: { tags: [{}] } }],
  ['an unknown field', { base: { other: 'x' }, values: { other: 'y' } }],
])('[AUTH-04] of a foreign draft nothing is restored: %s', (_, draft) => {
  expect(restoredState(base, draft)).toEqual({ base, values: base })
})
