import type { SettingKey } from './settings-keys'

const PHONE = /[^A-Za-zÀ-ÖØ-öø-ÿ0-9 +().,/-]/gu
/**
 * What may not stand in texts that a storefront puts into its pages, so that none carries markup. The database refuses the
 * same (`admin_settings_forms`).
 */
const FOREIGN_CHARACTERS: Partial<Record<SettingKey, RegExp>> = {
  tiktok_pixel_id: /[^A-Za-z0-9_-]/gu,
  whatsapp_number: PHONE,
  contact_phone: PHONE,
  contact_email: /[^A-Za-zÀ-ÖØ-öø-ÿ0-9.!#$%*+/=?^_{|}~@-]/gu,
}

/** The text without the characters that a setting's form does not know; unchanged where it has no such form. */
export function withoutForeignCharacters(key: SettingKey, text: string): string {
  const foreign = FOREIGN_CHARACTERS[key]
  return foreign ? text.replaceAll(foreign, '') : text
}
