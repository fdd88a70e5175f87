import { describe, expect, test } from 'vitest'
import { changedFields, compareEdits, type FormShape, followed, isSameText, rebased } from './form-state'

interface Note {
  title: string
  text: string
  tags: string[]
}
const shape: FormShape<Note> = { fields: ['title', 'text', 'tags'], isSame: isSameText }
const base: Note = { title: 'Aviso', text: '1', tags: [] }

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
    const next = followed(shape, edits, base, stored)
    expect(next).toEqual({ base: { title: 'Aviso', text: '2', tags: ['a'] }, values: { ...values, text: '2' } })
    expect(compareEdits(shape, next, stored).conflicts).toEqual(['title'])
    expect(compareEdits(shape, rebased(shape, next, stored), stored).conflicts).toEqual([])
  })

  test('does not replace text that was typed back', () => {
    const first = { ...base, text: '2' }
    const typedBack = { base, values: base }
    expect(followed(shape, typedBack, first, { ...base, text: '3' }).values.text).toBe('1')
  })
})

test('[SET-06] text typed during a save stays on top of the saved values', () => {
  const sent = { ...base, title: 'Meu' }
  const later = { ...sent, text: '2' }
  const next = rebased(shape, { base: sent, values: later }, sent)
  expect(changedFields(shape, next.base, next.values)).toEqual(['text'])
})
