import { PLAIN_SETTING_DEFAULTS } from '@loja/domain/settings'
import { beforeAll, describe, expect, test } from 'vitest'
import { signInAs, startPlatform } from '../test-support'
import { getSettings, saveSettings, tokenExpectation, withSaved } from './settings'

await startPlatform()

describe('an administrator', () => {
  beforeAll(() => signInAs('admin'))

  test('[SET-02] reads every value and the state of every token', async () => {
    const { values, tokens } = await getSettings()
    expect(Object.keys(values).sort()).toEqual(Object.keys(PLAIN_SETTING_DEFAULTS).sort())
    expect(values).toMatchObject({ google_analytics_id: 'G-DEMO123456', tracking_enabled: 'true' })
    const none = { isSet: false, lastFour: null }
    expect(tokens).toEqual({ facebook_access_token: none, tiktok_access_token: none })
  })

  test('[SET-07] [AUTH-08] reads back saved values but never a token', async () => {
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

  test('[SET-07] gets a conflict only for the same field', async () => {
    const read = (await getSettings()).values
    await saveSettings({ values: { contact_phone: 'A' }, expected: { contact_phone: read.contact_phone } })
    await saveSettings({ values: { contact_email: 'b@loja.test' }, expected: { contact_email: read.contact_email } })
    const late = saveSettings({ values: { contact_phone: 'C' }, expected: { contact_phone: read.contact_phone } })
    await expect(late).rejects.toMatchObject({ code: 'conflict', operation: 'settings.save' })
    expect((await getSettings()).values).toMatchObject({ contact_phone: 'A', contact_email: 'b@loja.test' })
  })
})
