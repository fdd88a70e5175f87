import {
  type AdminSettings,
  dataMutation,
  isDataError,
  type SettingsChange,
  saveSettings,
  settingsKeys,
  withSaved,
} from '@loja/data'
import { useDataMutation } from '@loja/ui'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { messages } from './messages'

const MUTATION_KEY = [...settingsKeys.all, 'save']

interface Outcome {
  onSaved?: (values: SettingsChange['values']) => void
  /** Somebody else changed one of the keys; what is stored now is being read. */
  onConflict?: () => void
}

/** Saves settings. One save at a time, in the whole page: a second click while one is on its way does nothing. */
export function useSaveSettings({ onSaved, onConflict }: Outcome = {}) {
  const queryClient = useQueryClient()
  // Not the mutation's variables: those stay in the cache, and a token would stay with them.
  const change = useRef<SettingsChange | null>(null)
  const { mutate } = useDataMutation({
    ...dataMutation({
      mutationFn: async () => {
        if (!change.current) return
        const { values } = change.current
        await saveSettings(change.current)
        // Should the reading that follows fail, the page shows what was saved all the same.
        queryClient.setQueryData<AdminSettings>(settingsKeys.forAdmin, (old) => old && withSaved(old, values))
        onSaved?.(values)
      },
      successText: messages.saved,
      errorText: messages.saveFailed,
      invalidates: [settingsKeys.all],
    }),
    mutationKey: MUTATION_KEY,
    onError: (error) => {
      if (isDataError(error) && error.code === 'conflict') onConflict?.()
    },
    onSettled: () => {
      change.current = null
    },
  })

  const save = (next: SettingsChange, options?: { onSettled: () => void }) => {
    if (queryClient.isMutating({ mutationKey: MUTATION_KEY }) > 0) return
    change.current = next
    mutate(undefined, options)
  }

  return { save, saving: useIsMutating({ mutationKey: MUTATION_KEY }) > 0 }
}
