import type { TemplateKind } from '../messages/message-templates'

export const SETTING_SECTIONS = {
  meta: 'tracking',
  tiktok: 'tracking',
  ga4: 'analytics',
  ads: 'analytics',
  switch: 'analytics',
  seo: 'seo',
  contact: 'contact',
  sender: 'contact',
  maintenance: 'general',
  stock: 'general',
  history: 'general',
  pix: 'general',
  notifications: 'notifications',
  messages: 'notifications',
  price_list: 'notifications',
} as const

export type SettingSection = keyof typeof SETTING_SECTIONS

export const IDENTIFIER_CHARACTERS = 'A-Za-z0-9_-'

/** A hint never blocks saving (SET-08): formats change without notice. */
export type SettingHint =
  | 'analytics-retired'
  | 'analytics-format'
  | 'ads-id-format'
  | 'ads-label-format'
  | 'ads-label-missing'
  | 'ads-id-missing'
  | 'pixel-format'
  | 'test-mode-on'
  | 'tiktok-format'
  | 'whatsapp-format'
  | 'email-format'
  | 'tax-id'
  | 'zip-format'
  | 'retention-format'
  | 'discount-format'
  | 'pix-key'

export interface SettingRule {
  section: SettingSection
  type: 'boolean' | 'string'
  initial: string
  /** Never returned to a page (AUTH-08). */
  secret?: true
  /** Returned to a storefront by `public_settings()`. */
  public?: true
  /** Inside of a character class of JavaScript and PostgreSQL. No class allows markup: texts get into pages. */
  characters?: string
  /** Other characters are dropped while the text is typed, not only when it is stored (SET-03). */
  identifier?: true
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email'
  message?: TemplateKind
  /** Usual form of a value, and the hint for any other. */
  format?: { pattern: RegExp; hint: SettingHint }
}
