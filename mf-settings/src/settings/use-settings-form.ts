import type { AdminSettings } from '@loja/data'
import { parseVerificationTag, type SettingKey } from '@loja/domain'
import { useCallback, useEffect, useState } from 'react'
import { readDraft, storeDraft } from './draft-storage'
import {
  changedKeys,
  conflictingKeys,
  type SettingsDraft,
  shownSettings,
  toChange,
  typedValues,
  withConflictsSeen,
  withEdit,
  without,
  withoutSaved,
} from './settings-draft'

/** What the fields of the settings page need. */
export type SettingsForm = ReturnType<typeof useSettingsForm>

/**
 * The form over all settings: what is stored and, on top, this person's draft. The draft outlives the page, but for
 * tokens, until it is saved or discarded.
 */
export function useSettingsForm(stored: AdminSettings, userId: string) {
  const [draft, setDraft] = useState(() => readDraft(userId))
  const [restored, setRestored] = useState(() => Object.keys(draft).length > 0)
  const shown = shownSettings(stored)
  const values = typedValues(stored.values, draft)

  useEffect(
    function keepDraft() {
      storeDraft(userId, draft)
    },
    [userId, draft],
  )

  const discard = useCallback(() => {
    // At once as well: who discards on the way out is gone before an effect runs.
    storeDraft(userId, {})
    setDraft({})
    setRestored(false)
  }, [userId])

  const update = (next: (draft: SettingsDraft) => SettingsDraft) => {
    setDraft(next)
    setRestored(false)
  }

  return {
    values,
    tokens: stored.tokens,
    /** What was typed over a token; empty leaves the token as it is. */
    typedToken: (key: SettingKey) => draft[key]?.value ?? '',
    edit: (key: SettingKey, value: string) => update((current) => withEdit(current, shown, key, value)),
    changed: changedKeys(draft, shown),
    conflicts: conflictingKeys(draft, shown),
    storedValue: (key: SettingKey) => shown[key],
    typedValue: (key: SettingKey) => draft[key]?.value ?? shown[key],
    /** Whether the draft was left by an earlier page, and not touched since. */
    restored,
    tagRefused: !parseVerificationTag(values.google_meta_tag).ok,
    change: () => toChange(draft, shown),
    /** As if the conflicting keys had been read a moment ago. */
    changeAfterSeen: () => toChange(withConflictsSeen(draft, shown), shown),
    keepMine: () => update((current) => withConflictsSeen(current, shown)),
    takeTheirs: () => update((current) => without(current, conflictingKeys(current, shown))),
    forgetSaved: (saved: Partial<Record<SettingKey, string>>) => update((current) => withoutSaved(current, saved)),
    discard,
  }
}
