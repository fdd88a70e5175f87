import { isPlainSettingKey, SETTING_MAX_LENGTH } from '@loja/domain'
import type { SettingsDraft } from './settings-draft'

const keyOf = (userId: string) => `loja:settings-draft:${userId}`

/**
 * The draft that this person left in this tab, e.g. when the session ended under the page (AUTH-04). Tokens are never in
 * it. What cannot be read, or was not written by this code, counts as none.
 */
export function readDraft(userId: string): SettingsDraft {
  try {
    return parseDraft(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '{}'))
  } catch (error) {
    console.warn('[settings.draft] not readable', error)
    return {}
  }
}

/** Keeps the draft for this person in this tab; without any change nothing is kept. */
export function storeDraft(userId: string, draft: SettingsDraft): void {
  const kept = Object.entries(draft).filter(([key]) => isPlainSettingKey(key))
  try {
    if (kept.length === 0) sessionStorage.removeItem(keyOf(userId))
    else sessionStorage.setItem(keyOf(userId), JSON.stringify(Object.fromEntries(kept)))
  } catch (error) {
    // The storage is full or forbidden: the page works, it only survives no sign-in.
    console.warn('[settings.draft] not stored', error)
  }
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
