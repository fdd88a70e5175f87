import { unsavedChangesAtom } from '@loja/platform'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useSignOut } from './use-sign-out'

/** Signs out. Asks first about unsaved changes, which are not discarded if the sign-out fails. */
export function useLeaveSession() {
  const unsaved = useAtomValue(unsavedChangesAtom)
  const { signOut, busy } = useSignOut()
  const [asking, setAsking] = useState(false)

  const leave = () => {
    if (unsaved.size > 0) setAsking(true)
    else void signOut()
  }
  const leaveUnsaved = async () => {
    // The forms are unmounted by the time of the response.
    const changes = [...unsaved]
    if (await signOut()) for (const change of changes) change.discard()
    setAsking(false)
  }

  return { leave, asking, stay: () => setAsking(false), leaveUnsaved: () => void leaveUnsaved(), busy }
}
