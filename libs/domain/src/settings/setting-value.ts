import { withoutForeignCharacters } from './setting-characters'
import { filterIdentifier } from './setting-identifier'
import { isSecretSettingKey, type SettingKey, settingRule } from './settings-keys'
import { parseVerificationTag } from './verification-tag'

/** A typed value as it is stored. A tag that is refused stays as it was typed: `parseVerificationTag` says why. */
export function toSettingValue(key: SettingKey, typed: string): string {
  if (settingRule(key).identifier) return filterIdentifier(typed)
  // Tokens are pasted with the line's end, and hold no space.
  if (isSecretSettingKey(key)) return typed.replaceAll(/\s/g, '')
  if (key !== 'google_meta_tag') return withoutForeignCharacters(key, typed).trim()
  const parsed = parseVerificationTag(typed)
  return parsed.ok ? parsed.tag : typed
}
