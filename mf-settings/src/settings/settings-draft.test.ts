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

test('[SET-07] of a token no more is compared than whether it is set, and its end', () => {
  const tokens = {
    facebook_access_token: { isSet: true, lastFour: '9f3K' },
    tiktok_access_token: { isSet: true, lastFour: null },
  }
  expect(shownSettings({ values: { ...PLAIN_SETTING_DEFAULTS }, tokens })).toEqual(
    shown({ facebook_access_token: '9f3K', tiktok_access_token: '*' }),
  )
})

describe('[SET-07] only what changed is sent', () => {
  test('one field, with what it is expected to hold', () => {
    const stored = shown({ contact_phone: '1', contact_email: 'a@b.c' })
    expect(toChange(typed(stored, { contact_phone: '2' }), stored)).toEqual({
      values: { contact_phone: '2' },
      expected: { contact_phone: '1' },
    })
  })

  test('typed and typed back is no change', () => {
    const stored = shown({ contact_phone: '1' })
    const draft = withEdit(typed(stored, { contact_phone: '2' }), stored, 'contact_phone', '1')
    expect(draft).toEqual({})
  })

  test('spaces round a value, and what an identifier may not hold, are no change', () => {
    const stored = shown({ contact_phone: '1', google_analytics_id: 'G-1' })
    const draft = typed(stored, { contact_phone: ' 1 ', google_analytics_id: 'G-1!' })
    expect(changedKeys(draft, stored)).toEqual([])
  })

  test('an empty token field leaves the token as it is', () => {
    const stored = shown({ tiktok_access_token: '9f3K' })
    expect(typed(stored, { tiktok_access_token: '' })).toEqual({})
    expect(changedKeys(typed(stored, { tiktok_access_token: '  ' }), stored)).toEqual([])
  })
})

describe('[SET-07] somebody else saved meanwhile', () => {
  const before = shown({ contact_phone: '1', contact_email: 'a' })
  const draft = typed(before, { contact_phone: '2', tiktok_access_token: 'my-new-token' })

  test('another field: nobody is bothered, and it is not sent', () => {
    const now = { ...before, contact_email: 'b' }
    expect(conflictingKeys(draft, now)).toEqual([])
    expect(Object.keys(toChange(draft, now).values)).toEqual(['contact_phone', 'tiktok_access_token'])
  })

  test('the same field: a conflict until it was seen', () => {
    const now = { ...before, contact_phone: '3' }
    expect(conflictingKeys(draft, now)).toEqual(['contact_phone'])
    expect(toChange(draft, now).expected.contact_phone).toBe('1')
    const seen = withConflictsSeen(draft, now)
    expect(conflictingKeys(seen, now)).toEqual([])
    expect(toChange(seen, now).expected.contact_phone).toBe('3')
  })

  test('the same value: no conflict and no change', () => {
    const now = { ...before, contact_phone: '2' }
    expect(conflictingKeys(draft, now)).toEqual([])
    expect(changedKeys(draft, now)).toEqual(['tiktok_access_token'])
  })

  test('another token is a conflict; the own one, saved by a lost answer, is none', () => {
    expect(conflictingKeys(draft, { ...before, tiktok_access_token: 'abcd' })).toEqual(['tiktok_access_token'])
    expect(conflictingKeys(draft, { ...before, tiktok_access_token: 'oken' })).toEqual([])
  })
})

test('[SET-06] what is typed while a save is on its way stays, on top of what was saved', () => {
  const stored = shown({ contact_phone: '1', contact_email: 'a' })
  const sent = toChange(typed(stored, { contact_phone: '2', contact_email: 'b' }), stored).values
  const meanwhile = withEdit(typed(stored, { contact_phone: '2', contact_email: 'b' }), stored, 'contact_email', 'c')
  const left = withoutSaved(meanwhile, sent)
  expect(left).toEqual({ contact_email: { base: 'b', value: 'c' } })
  expect(conflictingKeys(left, { ...stored, ...sent })).toEqual([])
})
