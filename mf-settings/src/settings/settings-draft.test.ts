import { PLAIN_SETTING_DEFAULTS } from '@loja/domain'
import { describe, expect, test } from 'vitest'
import {
  changedKeys,
  conflictingKeys,
  type SettingsDraft,
  type ShownSettings,
  shownSettings,
  toChange,
  withConflictsSeen,
  withEdit,
  withoutSaved,
} from './settings-draft'

const shown = (given: Partial<ShownSettings> = {}): ShownSettings => ({
  ...PLAIN_SETTING_DEFAULTS,
  facebook_access_token: '',
  tiktok_access_token: '',
  ...given,
})
const typed = (stored: ShownSettings, edits: Partial<ShownSettings>): SettingsDraft =>
  Object.entries(edits).reduce(
    (draft, [key, value]) => withEdit(draft, stored, key as keyof ShownSettings, value),
    {} as SettingsDraft,
  )

test('[SET-07] shownSettings compares only whether a token is set and its last four characters', () => {
  const tokens = {
    facebook_access_token: { isSet: true, lastFour: '9f3K' },
    tiktok_access_token: { isSet: true, lastFour: null },
  }
  expect(shownSettings({ values: { ...PLAIN_SETTING_DEFAULTS }, tokens })).toEqual(
    shown({ facebook_access_token: '9f3K', tiktok_access_token: '*' }),
  )
})

describe('[SET-07] toChange sends only changes', () => {
  test('a changed field has its expected value', () => {
    const stored = shown({ contact_phone: '1', contact_email: 'a@b.c' })
    expect(toChange(typed(stored, { contact_phone: '2' }), stored)).toEqual({
      values: { contact_phone: '2' },
      expected: { contact_phone: '1' },
    })
  })

  test('a restored value is no change', () => {
    const stored = shown({ contact_phone: '1' })
    const draft = withEdit(typed(stored, { contact_phone: '2' }), stored, 'contact_phone', '1')
    expect(draft).toEqual({})
  })

  test('white space and invalid characters are no change', () => {
    const stored = shown({ contact_phone: '1', google_analytics_id: 'G-1' })
    const draft = typed(stored, { contact_phone: ' 1 ', google_analytics_id: 'G-1!' })
    expect(changedKeys(draft, stored)).toEqual([])
  })

  test('an empty token field is no change', () => {
    const stored = shown({ tiktok_access_token: '9f3K' })
    expect(typed(stored, { tiktok_access_token: '' })).toEqual({})
    expect(changedKeys(typed(stored, { tiktok_access_token: '  ' }), stored)).toEqual([])
  })
})

describe('[SET-07] a value saved by another user meanwhile', () => {
  const before = shown({ contact_phone: '1', contact_email: 'a' })
  const draft = typed(before, { contact_phone: '2', tiktok_access_token: 'my-new-token' })

  test('is no conflict in another field, and is not sent', () => {
    const now = { ...before, contact_email: 'b' }
    expect(conflictingKeys(draft, now)).toEqual([])
    expect(Object.keys(toChange(draft, now).values)).toEqual(['contact_phone', 'tiktok_access_token'])
  })

  test('is a conflict in the same field until it was seen', () => {
    const now = { ...before, contact_phone: '3' }
    expect(conflictingKeys(draft, now)).toEqual(['contact_phone'])
    expect(toChange(draft, now).expected.contact_phone).toBe('1')
    const seen = withConflictsSeen(draft, now)
    expect(conflictingKeys(seen, now)).toEqual([])
    expect(toChange(seen, now).expected.contact_phone).toBe('3')
  })

  test('is neither conflict nor change if it is equal', () => {
    const now = { ...before, contact_phone: '2' }
    expect(conflictingKeys(draft, now)).toEqual([])
    expect(changedKeys(draft, now)).toEqual(['tiktok_access_token'])
  })

  test('is a conflict for another token, but not for the own one', () => {
    expect(conflictingKeys(draft, { ...before, tiktok_access_token: 'abcd' })).toEqual(['tiktok_access_token'])
    expect(conflictingKeys(draft, { ...before, tiktok_access_token: 'oken' })).toEqual([])
  })
})

test('[SET-06] input during a save stays on top of the saved values', () => {
  const stored = shown({ contact_phone: '1', contact_email: 'a' })
  const sent = toChange(typed(stored, { contact_phone: '2', contact_email: 'b' }), stored).values
  const meanwhile = withEdit(typed(stored, { contact_phone: '2', contact_email: 'b' }), stored, 'contact_email', 'c')
  const left = withoutSaved(meanwhile, sent)
  expect(left).toEqual({ contact_email: { base: 'b', value: 'c' } })
  expect(conflictingKeys(left, { ...stored, ...sent })).toEqual([])
})
