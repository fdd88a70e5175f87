import type { AdminSettings } from '@loja/data'
import { parseVerificationTag, type SettingKey } from '@loja/domain'
import { useCallback, useEffect, useState } from 'react'
import { readDraft, storeDraft } from './draft-storage'
import {
  changedKeys,
  conflictingKeys,
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
  const shown = shownSettings(stored)
  const [restored, setRestored] = useState(() => changedKeys(draft, shown).length > 0)
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

  return {
    values,
    tokens: stored.tokens,
    /** Empty: the token is not changed. */
    typedToken: (key: SettingKey) => draft[key]?.value ?? '',
    edit: (key: SettingKey, value: string) => setDraft((current) => withEdit(current, shown, key, value)),
    changed: changedKeys(draft, shown),
    conflicts: conflictingKeys(draft, shown),
    storedValue: (key: SettingKey) => shown[key],
    typedValue: (key: SettingKey) => draft[key]?.value ?? shown[key],
    /** The draft is from an earlier visit. Stays while the user types, so that no field moves. */
    restored,
    hideRestored: () => setRestored(false),
    tagRefused: !parseVerificationTag(values.google_meta_tag).ok,
    change: () => toChange(draft, shown),
    /** Expects the values that the conflict dialog showed. */
    changeAfterSeen: () => toChange(withConflictsSeen(draft, shown), shown),
    keepMine: () => setDraft((current) => withConflictsSeen(current, shown)),
    takeTheirs: () => setDraft((current) => without(current, conflictingKeys(current, shown))),
    forgetSaved: (saved: Partial<Record<SettingKey, string>>) => {
      setDraft((current) => withoutSaved(current, saved))
      setRestored(false)
    },
    discard,
  }
}
