import { isDataError } from '@loja/data/client'
import { getOwnProfile } from '@loja/data/profiles'
import { accessAtom } from '@loja/platform'
import { useDataMutation, useNotify } from '@loja/ui/parts'
import { useStore } from 'jotai'
import { messages } from '../messages'

/** Reads the role from the database before a large write or deletion (IMP-02). */
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
    async check(): Promise<boolean> {
      const isAdmin = await mutateAsync().catch(() => null)
      if (isAdmin === false) refuse()
      return isAdmin === true
    },
    notifyRefusal(error: unknown) {
      if (isDataError(error, 'forbidden')) refuse()
    },
  }
}
