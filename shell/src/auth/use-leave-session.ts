import { unsavedChangesAtom } from '@loja/platform'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useSignOut } from './use-sign-out'

/** Signs out; asks first while a form holds unsaved changes, which are kept if the sign-out fails. */
export function useLeaveSession() {
  const unsaved = useAtomValue(unsavedChangesAtom)
  const { signOut, busy } = useSignOut()
  const [asking, setAsking] = useState(false)

  const leave = () => {
    if (unsaved.size > 0) setAsking(true)
    else void signOut()
  }
  const leaveUnsaved = async () => {
    // The forms are gone, and out of the set, by the time the answer is here.
    const changes = [...unsaved]
    if (await signOut()) for (const change of changes) change.discard()
    setAsking(false)
  }

  return { leave, asking, stay: () => setAsking(false), leaveUnsaved: () => void leaveUnsaved(), busy }
}
