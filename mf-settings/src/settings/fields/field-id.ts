import type { SettingKey } from '@loja/domain'

export function fieldId(key: SettingKey): string {
  return `setting-${key}`
}
