import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'
import { SETTING_KEYS, type SettingKey, settingRule } from '../../../libs/domain/src/settings/settings'

const shop = sharedBackend()

const MARKUP = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='x()",
  'javascript:alert(1)',
  'a\nb',
  'a\u200bb',
]
const SHOWN: SettingKey[] = ['tiktok_pixel_id', 'whatsapp_number', 'contact_phone', 'contact_email', 'sender_name']

const put = (setting_key: string, setting_value: string) =>
  shop.admin
    .from('admin_settings')
    .upsert({ setting_key, setting_value, setting_type: 'string' }, { onConflict: 'setting_key' })
const digest = () =>
  shop.sql(`select md5(string_agg(s::text, '' order by setting_key)) as all_rows from public.admin_settings s`)

test.each(SHOWN)('[SET-04] an administrator stores no markup in %s by table or function', async (key) => {
  const before = await digest()
  for (const text of MARKUP) {
    const sent = [
      await put(key, text),
      await shop.admin.from('admin_settings').update({ setting_value: text }).eq('setting_key', key),
      await shop.admin.rpc('save_settings', { settings: { [key]: text } }),
    ]
    expect([text, ...sent.map(({ error }) => error?.code)]).toEqual([text, '23514', '23514', '23514'])
  }
  expect(await digest()).toEqual(before)
})

test('[SET-02] the database knows the settings of libs/domain', async () => {
  const known = await shop.sql('select * from private.known_settings()')
  expect(known).toEqual(
    SETTING_KEYS.map((key, index) => {
      const { type, initial, public: isPublic = false, secret = false, characters = null } = settingRule(key)
      return {
        position: index + 1,
        setting_key: key,
        setting_type: type,
        default_value: initial,
        is_public: isPublic,
        is_secret: secret,
        characters,
      }
    }),
  )
})

test('[SET-02] an unknown key is refused', async () => {
  const before = await digest()
  for (const key of ['new_key', 'facebook_pixel_id ', 'FACEBOOK_PIXEL_ID', '', '__proto__']) {
    expect([key, (await put(key, 'x')).error?.code]).toEqual([key, '23514'])
  }
  const renamed = await shop.admin
    .from('admin_settings')
    .update({ setting_key: 'other' })
    .eq('setting_key', 'contact_phone')
  expect(renamed.error?.code).toBe('23514')
  expect(await digest()).toEqual(before)
  const shown = await shop.anonymous.rpc('public_settings')
  expect(JSON.stringify(shown.data)).not.toMatch(/[<>`]|access_token/)
})

test('[MSG-01] a template has at most 1000 characters and any sign', async () => {
  const save = (text: string) => shop.admin.rpc('save_settings', { settings: { message_enviado: text } })
  for (const text of ['', '<b>Olá</b>, {nome} 🎁\n'.repeat(40), 'x'.repeat(1000)])
    expect((await save(text)).error).toBeNull()
  expect((await save('x'.repeat(1001))).error?.code).toBe('23514')
})

test('[SET-02] each key has its type in the functions', async () => {
  const known = await shop.sql<{ setting_key: string; setting_type: string; default_value: string }>(
    'select * from private.known_settings()',
  )
  await shop.sql('delete from public.admin_settings where true')
  for (const { setting_key, setting_type, default_value } of known) {
    const wrong = setting_type === 'boolean' ? 'string' : 'boolean'
    const insert = (type: string, setting_value: string) =>
      shop.admin.from('admin_settings').insert({ setting_key, setting_type: type, setting_value })
    expect((await insert(wrong, 'true')).error?.code).toBe('23514')
    expect([setting_key, (await insert(setting_type, default_value)).error]).toEqual([setting_key, null])
  }
})
