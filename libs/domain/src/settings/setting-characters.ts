import type { SettingKey } from './settings'

const PHONE = /[^A-Za-zÀ-ÖØ-öø-ÿ0-9 +().,/-]/gu
/** Invalid in texts that a storefront puts into its pages. The database refuses the same (`admin_settings_forms`). */
const FOREIGN_CHARACTERS: Partial<Record<SettingKey, RegExp>> = {
  tiktok_pixel_id: /[^A-Za-z0-9_-]/gu,
  whatsapp_number: PHONE,
  contact_phone: PHONE,
  contact_email: /[^A-Za-zÀ-ÖØ-öø-ÿ0-9.!#$%*+/=?^_{|}~@-]/gu,
}

/** Removes characters that the setting does not allow. */
export function withoutForeignCharacters(key: SettingKey, text: string): string {
  const foreign = FOREIGN_CHARACTERS[key]
  return foreign ? text.replaceAll(foreign, '') : text
}
