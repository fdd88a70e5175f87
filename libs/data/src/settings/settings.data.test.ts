import { expect, test } from 'vitest'
import { startPlatform } from '../test-support'
import { getSettings, saveSettings, tokenExpectation, withSaved } from './settings'

await startPlatform('admin')

test('[SET-07] [AUTH-08] an administrator reads back saved values but never a token', async () => {
  const before = await getSettings()
  const values = { contact_phone: '(11) 3000-0000', facebook_access_token: 'EAAB-very-secret-9f3K' }
  await saveSettings({ values, expected: { contact_phone: before.values.contact_phone, facebook_access_token: '' } })
  const after = await getSettings()
  expect(after).toEqual(withSaved(before, values))
  expect(after.tokens.facebook_access_token).toEqual({ isSet: true, lastFour: '9f3K' })
  expect(JSON.stringify(after)).not.toContain('secret')
  const expected = { facebook_access_token: tokenExpectation(after.tokens.facebook_access_token) }
  await saveSettings({ values: { facebook_access_token: 'short' }, expected })
  const shortened = await getSettings()
  expect(shortened).toEqual(withSaved(after, { facebook_access_token: 'short' }))
  const short = { facebook_access_token: tokenExpectation(shortened.tokens.facebook_access_token) }
  await saveSettings({ values: { facebook_access_token: '' }, expected: short })
  expect((await getSettings()).tokens).toEqual(before.tokens)
})
