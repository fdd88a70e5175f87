import { sharedBackend } from '@loja/backend/testing/shared'
import { describe, expect, test } from 'vitest'
import { SETTING_KEYS, settingRule } from '../../../libs/domain/src/settings/settings'

const shop = sharedBackend()

const save = (settings: unknown, expected?: Record<string, unknown>) =>
  shop.admin.rpc('save_settings', { settings, ...(expected && { expected }) })
const stored = (key: string) =>
  shop.value<string>('select setting_value as v from public.admin_settings where setting_key = $1', [key])
const shown = async () => {
  const { data } = await shop.admin.rpc('settings_for_admin')
  return new Map((data as { setting_key: string }[]).map(({ setting_key, ...rest }) => [setting_key, rest]))
}
const digest = () =>
  shop.sql(`select md5(string_agg(s::text, '' order by setting_key)) as all_rows from public.admin_settings s`)
const TOKEN = 'EAABsecret-of-the-shop-9f3K'

test('[SET-02] settings_for_admin() returns types and defaults of unsaved keys', async () => {
  await shop.sql(`begin; create temporary table kept as select * from public.admin_settings;
    delete from public.admin_settings where true; commit`)
  const defaults = [...(await shown())].map(([key, row]) => [key, Object.values(row).slice(0, 2).join(' ')].join(' '))
  await shop.sql('insert into public.admin_settings select * from kept; drop table kept')
  expect(defaults).toEqual(
    SETTING_KEYS.map((key) => {
      const { type, initial, secret } = settingRule(key)
      return `${key} ${type} ${secret ? '' : initial}`
    }),
  )
})

test('[SET-07] save_settings() changes and returns only given keys', async () => {
  const others = `select md5(string_agg(s::text, '' order by setting_key)) from public.admin_settings s
    where setting_key not in ('contact_phone', 'site_maintenance')`
  const before = await shop.sql(others)
  const given = { site_maintenance: 'true', contact_phone: '(11) 4222-2222', contact_email: 'contato@loja.test' }
  expect((await save(given)).data).toEqual(['contact_phone', 'site_maintenance'])
  expect(await shop.sql(others)).toEqual(before)
  expect((await save(given)).data).toEqual([])
  expect((await save({})).data).toEqual([])
})

test('[SET-07] [AUTH-08] a token is set, replaced and removed, showing at most four characters', async () => {
  for (const key of ['facebook_access_token', 'tiktok_access_token']) {
    expect((await shown()).get(key)).toMatchObject({ is_set: false, last_four: null })
    const saved = await save({ [key]: 'first-token-0000' })
    expect(saved.data).toEqual([key])
    expect((await save({ [key]: TOKEN })).data).toEqual([key])
    expect(await stored(key)).toBe(TOKEN)
    const answer = await shop.admin.rpc('settings_for_admin')
    expect(JSON.stringify(answer.data)).not.toContain('secret')
    expect((await shown()).get(key)).toEqual({
      setting_type: 'string',
      setting_value: null,
      is_set: true,
      last_four: '9f3K',
    })
    expect((await save({ [key]: '' })).data).toEqual([key])
    expect((await shown()).get(key)).toMatchObject({ is_set: false, last_four: null })
  }
})

test('[AUTH-08] a short token shows no character', async () => {
  await save({ tiktok_access_token: 'abc1234' })
  expect((await shown()).get('tiktok_access_token')).toMatchObject({ is_set: true, last_four: null })
  await save({ tiktok_access_token: 'abcd1234' })
  expect((await shown()).get('tiktok_access_token')).toMatchObject({ is_set: true, last_four: '1234' })
})

test.each([
  [null, '22023'],
  [[], '22023'],
  [{ unknown_key: 'x' }, '22023'],
  [{ contact_phone: 5 }, '22023'],
  [{ contact_phone: 'x'.repeat(4001) }, '22023'],
  [{ tracking_enabled: 'yes' }, '22023'],
  [{ google_analytics_id: 'G-1"><script>' }, '23514'],
])('[SET-07] %j is refused with all other values', async (settings, code) => {
  const before = await digest()
  const beside =
    settings === null || Array.isArray(settings) ? settings : { contact_email: 'outra@loja.test', ...settings }
  const { error, status } = await save(beside)
  expect([error?.code, status]).toEqual([code, 400])
  expect(await digest()).toEqual(before)
})

test.each([
  '',
  'abc_DEF-123',
  '<meta name="google-site-verification" content="a+b/c=" />',
  "<META content='x' name='facebook-domain-verification'>",
])('[SET-04] the verification tag may be %j', async (tag) => {
  expect((await save({ google_meta_tag: tag })).error).toBeNull()
  expect(await stored('google_meta_tag')).toBe(tag)
})

test('[SET-07] an error never contains a token', async () => {
  const { error } = await save({ facebook_acess_token: TOKEN })
  expect(error?.code).toBe('22023')
  expect(JSON.stringify(error)).not.toContain('secret')
  const longOne = await save({ facebook_access_token: `${TOKEN}${'x'.repeat(4000)}` })
  expect(JSON.stringify(longOne.error)).not.toContain('secret')
})

describe('[SET-07] a save with expected values', () => {
  const CONFLICT = { code: 'P0001', details: 'settings_conflict' }

  test('is refused if another session changed a key', async () => {
    await save({ contact_phone: '1', contact_email: 'a@loja.test' })
    const before = await digest()
    const { error } = await save({ contact_phone: '2', contact_email: 'b@loja.test' }, { contact_phone: '0' })
    expect(error).toMatchObject(CONFLICT)
    expect(await digest()).toEqual(before)
  })

  test('succeeds if the keys are unchanged or none is expected', async () => {
    await save({ contact_phone: '1' })
    expect((await save({ contact_phone: '2' }, { contact_phone: '1' })).data).toEqual(['contact_phone'])
    expect((await save({ contact_phone: '3' }, { contact_email: 'x' })).data).toEqual(['contact_phone'])
  })

  test('may be repeated after a lost response', async () => {
    await save({ contact_phone: '1', tiktok_access_token: '' })
    const again = [
      { contact_phone: '2', tiktok_access_token: TOKEN },
      { contact_phone: '1', tiktok_access_token: '' },
    ] as const
    expect((await save(...again)).data).toEqual(['contact_phone', 'tiktok_access_token'])
    expect(await save(...again)).toMatchObject({ error: null, data: [] })
  })

  test.each([
    ['', ''],
    ['short', '*'],
    [TOKEN, '9f3K'],
  ])('expects of a token its shown state: %j as %j', async (token, describeEvent) => {
    await save({ tiktok_access_token: token })
    for (const wrong of ['', '*', '9f3K', token].filter((text) => text !== describeEvent)) {
      const { error } = await save({ tiktok_access_token: 'another-token' }, { tiktok_access_token: wrong })
      expect(error).toMatchObject(CONFLICT)
    }
    expect(
      (await save({ tiktok_access_token: 'another-token' }, { tiktok_access_token: describeEvent })).error,
    ).toBeNull()
    await save({ tiktok_access_token: '' })
  })
})

describe('[BADGE-01] [BADGE-02] tracking_status', () => {
  const OFF = {
    facebook_pixel_id: '',
    google_analytics_id: '',
    google_ads_conversion_id: '',
    google_ads_conversion_label: '',
    tracking_enabled: 'true',
    site_maintenance: 'false',
  }
  const NOTHING = { enabled: true, meta: false, ga4: false, ads: false, maintenance: false }
  test.each([
    [{}, {}],
    [{ facebook_pixel_id: '1' }, { meta: true }],
    [{ google_analytics_id: 'G-1' }, { ga4: true }],
    [{ google_ads_conversion_id: 'AW-1' }, {}],
    [{ google_ads_conversion_id: 'AW-1', google_ads_conversion_label: 'x' }, { ads: true }],
    [{ site_maintenance: 'true' }, { maintenance: true }],
  ])('%j: %j', async (given, truths) => {
    await save({ ...OFF, ...given })
    expect((await shop.admin.rpc('tracking_status')).data).toEqual([{ ...NOTHING, ...truths }])
  })

  test('of a store without saved settings', async () => {
    await shop.sql('delete from public.admin_settings where true')
    expect((await shop.admin.rpc('tracking_status')).data).toEqual([NOTHING])
  })
})
