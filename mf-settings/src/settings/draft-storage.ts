import { isPlainSettingKey, SETTING_MAX_LENGTH } from '@loja/domain'
import { type DraftPlace, readTabDraft, storeTabDraft } from '@loja/ui'
import type { SettingsDraft } from './settings-draft'

const placeOf = (userId: string): DraftPlace => ({ form: 'settings', userId })

/** Draft of this user and tab, without tokens. */
export function readDraft(userId: string): SettingsDraft {
  return readTabDraft(placeOf(userId), parseDraft) ?? {}
}

/** An empty draft is removed. */
export function storeDraft(userId: string, draft: SettingsDraft): void {
  const plain = Object.entries(draft).filter(([key]) => isPlainSettingKey(key))
  storeTabDraft(placeOf(userId), plain.length === 0 ? null : Object.fromEntries(plain))
}

function parseDraft(stored: unknown): SettingsDraft {
  const draft: SettingsDraft = {}
  if (typeof stored !== 'object' || stored === null) return draft
  for (const [key, edit] of Object.entries(stored as Record<string, { base?: unknown; value?: unknown } | null>)) {
    const { base, value } = edit ?? {}
    if (isPlainSettingKey(key) && isText(base) && isText(value)) draft[key] = { base, value }
  }
  return draft
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= SETTING_MAX_LENGTH
}
