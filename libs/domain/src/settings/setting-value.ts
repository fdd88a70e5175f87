import { isSecretSettingKey, type SettingKey, settingRule } from './settings'
import { parseVerificationTag } from './verification-tag'

/** A refused tag is unchanged: `parseVerificationTag` returns the reason. */
export function toSettingValue(key: SettingKey, typed: string): string {
  // Pasted tokens end with a line break.
  if (isSecretSettingKey(key)) return typed.replaceAll(/\s/g, '')
  if (key === 'google_meta_tag') {
    const parsed = parseVerificationTag(typed)
    return parsed.ok ? parsed.tag : typed
  }
  const { characters } = settingRule(key)
  return (characters ? typed.replaceAll(new RegExp(`[^${characters}]`, 'gu'), '') : typed).trim()
}
