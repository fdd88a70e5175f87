import { accessAtom } from '@loja/platform'
import { useAtomValue } from 'jotai'
import type { DraftPlace } from './tab-draft'

/** Option of `useForm`: the typed text of this user outlives the end of the session (AUTH-04). */
export function useSessionDraft(form: string): { draft?: { place: DraftPlace } } {
  const access = useAtomValue(accessAtom)
  return access.status === 'granted' ? { draft: { place: { form, userId: access.userId } } } : {}
}
