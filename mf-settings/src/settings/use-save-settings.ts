import { dataMutation, isDataError } from '@loja/data/client'
import { type AdminSettings, type SettingsChange, saveSettings, settingsKeys, withSaved } from '@loja/data/settings'
import { useDataMutation } from '@loja/ui/parts'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { messages } from './messages'

const MUTATION_KEY = [...settingsKeys.all, 'save']

interface Outcome {
  onSaved?: (values: SettingsChange['values']) => void
  /** Another user changed one of the keys; the stored values are being read. */
  onConflict?: () => void
}

export function useSaveSettings({ onSaved, onConflict }: Outcome = {}) {
  const queryClient = useQueryClient()
  // Mutation variables would stay in the cache, with a token.
  const change = useRef<SettingsChange | null>(null)
  const { mutateAsync } = useDataMutation({
    ...dataMutation({
      mutationFn: async () => {
        if (!change.current) return
        const { values } = change.current
        await saveSettings(change.current)
        // Shown even if the refetch fails.
        queryClient.setQueryData<AdminSettings>(settingsKeys.forAdmin, (old) => old && withSaved(old, values))
        onSaved?.(values)
      },
      successText: messages.saved,
      errorText: messages.saveFailed,
      invalidates: [settingsKeys.all],
    }),
    mutationKey: MUTATION_KEY,
    onError: (error) => {
      if (isDataError(error, 'conflict')) onConflict?.()
    },
    onSettled: () => {
      change.current = null
    },
  })

  const save = async (next: SettingsChange) => {
    if (queryClient.isMutating({ mutationKey: MUTATION_KEY }) > 0) return
    change.current = next
    // The mutation cache shows a failure.
    await Promise.allSettled([mutateAsync()])
  }

  return { save, saving: useIsMutating({ mutationKey: MUTATION_KEY }) > 0 }
}
