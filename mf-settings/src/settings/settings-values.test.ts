import { type AdminSettings, withSaved } from '@loja/data/settings'
import { PLAIN_SETTING_DEFAULTS, type SettingKey } from '@loja/domain/settings'
import { expect, test } from 'vitest'
import {
  isOwnToken,
  SETTINGS_SHAPE,
  type SettingsValues,
  savedParts,
  toChange,
  toStoredDraft,
  toValues,
} from './settings-values'

const SETTINGS: AdminSettings = {
  values: { ...PLAIN_SETTING_DEFAULTS, contact_phone: '1', google_analytics_id: 'G-1' },
  tokens: {
    facebook_access_token: { isSet: true, lastFour: '9f3K' },
    tiktok_access_token: { isSet: true, lastFour: null },
  },
}
const base = toValues(SETTINGS)
const withToken = (typed: string): SettingsValues => ({
  ...base,
  facebook_access_token: { ...base.facebook_access_token, typed },
})
const changedKeys = (values: SettingsValues): SettingKey[] =>
  SETTINGS_SHAPE.fields.filter((key) => !SETTINGS_SHAPE.isSame(key, base, values))

test('[SET-07] white space, invalid characters and an empty token are no change', () => {
  expect(changedKeys({ ...base, contact_phone: ' 1 ', google_analytics_id: 'G-1!' })).toEqual([])
  expect(changedKeys(withToken('  '))).toEqual([])
  expect(changedKeys({ ...withToken('new'), contact_phone: '2' })).toEqual(['facebook_access_token', 'contact_phone'])
})

test('[SET-07] a change has its expected value: of a token, whether it is set and its last four characters', () => {
  const values = { ...withToken(' new-token\n'), contact_phone: '2' }
  expect(toChange({ base, values }, changedKeys(values))).toEqual({
    values: { contact_phone: '2', facebook_access_token: 'new-token' },
    expected: { contact_phone: '1', facebook_access_token: '9f3K' },
  })
  expect(base.tiktok_access_token.seen).toBe('*')
})

test('[SET-07] a token that was stored without a response is no conflict, another one is', () => {
  const storedToken = (token: string) => toValues(withSaved(SETTINGS, { facebook_access_token: token }))
  const mine = withToken('my-new-token')
  expect(isOwnToken('facebook_access_token', mine, storedToken('my-new-token'))).toBe(true)
  expect(isOwnToken('facebook_access_token', mine, storedToken('another-token-abcd'))).toBe(false)
  expect(isOwnToken('contact_phone', mine, base)).toBe(false)
})

test('[SET-06] a saved token is no longer typed', () => {
  const { sent, newest } = savedParts(SETTINGS, { facebook_access_token: 'my-new-token', contact_phone: '2' })
  expect(sent).toEqual({ facebook_access_token: { seen: '9f3K', typed: 'my-new-token' }, contact_phone: '2' })
  expect(newest).toEqual({ facebook_access_token: { seen: 'oken', typed: '' }, contact_phone: '2' })
})

test('[AUTH-04] a draft has the changed fields without tokens', () => {
  const stored = toStoredDraft({ base, values: { ...withToken('new'), contact_phone: '2' } })
  expect(stored).toEqual({ base: { contact_phone: '1' }, values: { contact_phone: '2' } })
  expect(toStoredDraft({ base, values: withToken('new') })).toBeNull()
})
