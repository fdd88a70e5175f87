import { MESSAGE_TEMPLATES, type TemplateKind } from '../messages/message-templates'
import type { MessageKind } from '../messages/order-message'
import { IDENTIFIER_CHARACTERS, type SettingHint, type SettingRule } from './setting-rule'

const TEXT = { type: 'string', initial: '' } as const
/** Refused by the database with other characters; a page drops only white space from a pasted token. */
const SECRET = { ...TEXT, secret: true, characters: '!-~' } as const
const ON = { type: 'boolean', initial: 'true' } as const
const OFF = { type: 'boolean', initial: 'false' } as const
const PUBLIC = { public: true } as const
const ID = { characters: IDENTIFIER_CHARACTERS } as const
/** SET-03 */
const IDENTIFIER = { ...TEXT, ...ID, identifier: true } as const
const PHONE = { ...TEXT, ...PUBLIC, characters: 'A-Za-zÀ-ÖØ-öø-ÿ0-9 +().,/-', inputMode: 'tel' } as const
const EMAIL = { ...TEXT, ...PUBLIC, characters: 'A-Za-zÀ-ÖØ-öø-ÿ0-9.!#$%*+/=?^_{|}~@-', inputMode: 'email' } as const
const template = (message: TemplateKind) => ({ type: 'string', initial: MESSAGE_TEMPLATES[message], message }) as const
const message = (kind: MessageKind) => ({ section: 'messages', ...template(kind) }) as const
const SENDER = { section: 'sender', ...TEXT, characters: "A-Za-zÀ-ÖØ-öø-ÿ0-9 .,/()&ºª°'#+-" } as const
const format = (pattern: RegExp, hint: SettingHint) => ({ pattern, hint })

/** SET-02 and MSG-01, in page order. A new one needs texts (`messages.ts` of mf-settings) and `private.known_settings()`. */
const SETTINGS = {
  facebook_pixel_id: {
    section: 'meta',
    ...IDENTIFIER,
    ...PUBLIC,
    inputMode: 'numeric',
    format: format(/^\d{15,16}$/, 'pixel-format'),
  },
  facebook_access_token: { section: 'meta', ...SECRET },
  facebook_capi_test_code: { section: 'meta', ...IDENTIFIER },
  tiktok_pixel_id: {
    section: 'tiktok',
    ...TEXT,
    ...ID,
    ...PUBLIC,
    format: format(/^C[A-Z0-9]{19}$/, 'tiktok-format'),
  },
  tiktok_access_token: { section: 'tiktok', ...SECRET },
  google_analytics_id: {
    section: 'ga4',
    ...IDENTIFIER,
    ...PUBLIC,
    format: format(/^G-[A-Z0-9]{4,24}$/i, 'analytics-format'),
  },
  google_analytics_debug: { section: 'ga4', ...OFF },
  google_ads_conversion_id: {
    section: 'ads',
    ...IDENTIFIER,
    ...PUBLIC,
    format: format(/^AW-\d{9,12}$/i, 'ads-id-format'),
  },
  google_ads_conversion_label: {
    section: 'ads',
    ...IDENTIFIER,
    ...PUBLIC,
    format: format(/^[A-Za-z0-9_-]{10,30}$/, 'ads-label-format'),
  },
  tracking_enabled: { section: 'switch', ...ON, ...PUBLIC },
  google_meta_tag: { section: 'seo', ...TEXT, ...PUBLIC },
  // 55, area code, and eight digits, or nine that begin with 9.
  whatsapp_number: { section: 'contact', ...PHONE, format: format(/^55[1-9]\d9?\d{8}$/, 'whatsapp-format') },
  contact_phone: { section: 'contact', ...PHONE },
  contact_email: { section: 'contact', ...EMAIL, format: format(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email-format') },
  sender_name: SENDER,
  sender_document: SENDER,
  sender_phone: { ...SENDER, inputMode: 'tel' },
  sender_address: SENDER,
  sender_city: SENDER,
  sender_zip: { ...SENDER, inputMode: 'numeric', format: format(/^\d{5}-?\d{3}$/, 'zip-format') },
  site_maintenance: { section: 'maintenance', ...OFF, ...PUBLIC },
  // Orders of staff always take stock.
  stock_follows_storefront: { section: 'stock', ...OFF },
  order_email_notifications: { section: 'notifications', ...ON },
  message_pendente: message('pendente'),
  message_processando: message('processando'),
  message_enviado: message('enviado'),
  message_entregue: message('entregue'),
  message_cancelado: message('cancelado'),
  message_saiu_para_entrega: message('saiu_para_entrega'),
  message_problema: message('problema'),
  message_lista_de_precos: { section: 'price_list', ...template('lista_de_precos') },
  pix_discount: {
    section: 'price_list',
    ...TEXT,
    characters: '0-9,',
    inputMode: 'decimal',
    format: format(/^\d{1,2}(,\d{1,2})?$/, 'discount-format'),
  },
  activity_retention_days: {
    section: 'history',
    type: 'string',
    initial: '730',
    characters: '0-9',
    inputMode: 'numeric',
    format: format(/^([3-9]\d|[1-9]\d{2,3})$/, 'retention-format'),
  },
  pix_key: { section: 'pix', ...TEXT, characters: 'A-Za-z0-9 @.!#$%*/=?^_{|}~()+-' },
  pix_name: { section: 'pix', ...TEXT, characters: "A-Za-zÀ-ÖØ-öø-ÿ0-9 .,/()&ºª°'#+-" },
  pix_city: { section: 'pix', ...TEXT, characters: "A-Za-zÀ-ÖØ-öø-ÿ0-9 .,/()&ºª°'#+-" },
} as const satisfies Record<string, SettingRule>

export type SettingKey = keyof typeof SETTINGS

export type SecretSettingKey = {
  [Key in SettingKey]: (typeof SETTINGS)[Key] extends { secret: true } ? Key : never
}[SettingKey]

export type PlainSettingKey = Exclude<SettingKey, SecretSettingKey>

export type PlainSettings = Record<PlainSettingKey, string>

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[]

export const SECRET_SETTING_KEYS = SETTING_KEYS.filter((key): key is SecretSettingKey => isSecretSettingKey(key))

export const PLAIN_SETTING_DEFAULTS = Object.fromEntries(
  SETTING_KEYS.filter((key) => isPlainSettingKey(key)).map((key) => [key, SETTINGS[key].initial]),
) as PlainSettings

export const SETTING_MAX_LENGTH = 4000

export function settingRule(key: SettingKey): SettingRule {
  return SETTINGS[key]
}

export function isPlainSettingKey(key: string): key is PlainSettingKey {
  return isSettingKey(key) && !settingRule(key).secret
}

export function isSecretSettingKey(key: string): key is SecretSettingKey {
  return isSettingKey(key) && settingRule(key).secret === true
}

function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key)
}

export function isSettingOn(value: string): boolean {
  return value === 'true'
}
