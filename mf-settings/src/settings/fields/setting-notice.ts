import { type PlainSettingKey, settingHint } from '@loja/domain/settings'
import type { FieldNotice } from '@loja/ui/dialogs'
import { messages } from '../messages'
import type { SettingsForm } from '../use-settings-form'

export function noticeOf(key: PlainSettingKey, form: SettingsForm): FieldNotice | null {
  const { notice } = form.frame(key)
  if (notice) return notice
  if (form.conflicts.includes(key)) return { tone: 'warning', text: messages.fieldChanged }
  const hint = settingHint(key, form.values)
  return hint && { tone: 'warning', text: messages.hints[hint] }
}
