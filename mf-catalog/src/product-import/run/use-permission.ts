import { getOwnProfile, isDataError } from '@loja/data'
import { accessAtom } from '@loja/platform'
import { useDataMutation, useNotify } from '@loja/ui'
import { useStore } from 'jotai'
import { messages } from '../messages'

/** Asks the database for the role of who is signed in, before much is written or deleted (IMP-02). */
export function usePermission() {
  const store = useStore()
  const notify = useNotify()
  const refuse = () => notify.error(messages.permission, messages.permissionTitle)
  const { mutateAsync, isPending } = useDataMutation({
    mutationFn: async () => {
      const access = store.get(accessAtom)
      const profile = access.status === 'granted' ? await getOwnProfile(access.userId) : null
      return profile?.role === 'admin'
    },
    meta: { errorText: messages.permissionUnknown },
  })
  return {
    isChecking: isPending,
    /** Whether the person may; says so when not. */
    async check(): Promise<boolean> {
      // The failure is told by the mutation.
      const isAdmin = await mutateAsync().catch(() => null)
      if (isAdmin === false) refuse()
      return isAdmin === true
    },
    /** Says so when it was the database that refused. */
    notifyRefusal(error: unknown) {
      if (isDataError(error) && error.code === 'forbidden') refuse()
    },
  }
}
