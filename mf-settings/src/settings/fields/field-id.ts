import type { SettingKey } from '@loja/domain/settings'

export function fieldId(key: SettingKey): string {
  return `setting-${key}`
}
