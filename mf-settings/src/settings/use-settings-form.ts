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

export type SettingsForm = ReturnType<typeof useSettingsForm>

/** Stored values and this user's draft, which survives a reload, except tokens. */
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
    // The effect does not run if the page is left at once.
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
    /** Empty: the token is not changed. */
    typedToken: (key: SettingKey) => draft[key]?.value ?? '',
    edit: (key: SettingKey, value: string) => update((current) => withEdit(current, shown, key, value)),
    changed: changedKeys(draft, shown),
    conflicts: conflictingKeys(draft, shown),
    storedValue: (key: SettingKey) => shown[key],
    typedValue: (key: SettingKey) => draft[key]?.value ?? shown[key],
    /** The draft is from an earlier visit and unchanged since. */
    restored,
    tagRefused: !parseVerificationTag(values.google_meta_tag).ok,
    change: () => toChange(draft, shown),
    /** Expects the values that the conflict dialog showed. */
    changeAfterSeen: () => toChange(withConflictsSeen(draft, shown), shown),
    keepMine: () => update((current) => withConflictsSeen(current, shown)),
    takeTheirs: () => update((current) => without(current, conflictingKeys(current, shown))),
    forgetSaved: (saved: Partial<Record<SettingKey, string>>) => update((current) => withoutSaved(current, saved)),
    discard,
  }
}
