import type { AdminSettings, SettingsChange } from '@loja/data/settings'
import { useForm } from '@loja/ui/dialogs'
import { useMemo } from 'react'
import { fieldId } from './fields/field-id'
import {
  isOwnToken,
  SETTINGS_LIMITS,
  SETTINGS_SHAPE,
  savedParts,
  toChange,
  toStoredDraft,
  toValues,
} from './settings-values'

export type SettingsForm = ReturnType<typeof useSettingsForm>

export function useSettingsForm(settings: AdminSettings) {
  const stored = useMemo(() => toValues(settings), [settings])
  const form = useForm({
    ...SETTINGS_SHAPE,
    limits: SETTINGS_LIMITS,
    initial: stored,
    stored,
    idOf: fieldId,
    draft: { form: 'settings', toStore: toStoredDraft },
  })
  const { values, changed } = form
  const conflicts = form.conflicts.filter((key) => !isOwnToken(key, values, stored))
  return {
    ...form,
    stored,
    tokens: settings.tokens,
    conflicts,
    toChange: () => toChange(form, changed),
    keepMine() {
      form.rebase(stored)
      return toChange({ base: stored, values }, changed)
    },
    takeTheirs: () => form.rebase(stored, conflicts),
    saved(change: SettingsChange['values']) {
      const { sent, newest } = savedParts(settings, change)
      form.saved(sent, newest)
    },
  }
}
