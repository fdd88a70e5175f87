import type { SettingKey } from '@loja/domain'

/** Id of a setting's control in the page. */
export function fieldId(key: SettingKey): string {
  return `setting-${key}`
}
