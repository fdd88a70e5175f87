import { unsavedChangesAtom } from '@loja/platform'
import { confirmLeaving } from '@loja/ui/dialogs'
import { useStore } from 'jotai'
import { useSignOut } from './use-sign-out'

/** Asks first about unsaved changes, which are not discarded if the sign-out fails. */
export function useLeaveSession() {
  const store = useStore()
  const { signOut, busy } = useSignOut()

  const leaveUnsaved = async () => {
    const changes = [...store.get(unsavedChangesAtom)]
    if (await signOut()) for (const change of changes) change.discard()
  }
  const leave = (onAsk?: () => void) => {
    if (store.get(unsavedChangesAtom).size === 0) return void signOut()
    onAsk?.()
    confirmLeaving(leaveUnsaved)
  }

  return { leave, busy }
}
