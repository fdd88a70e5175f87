import { isDataError } from '@loja/data'
import type { Notify } from '@loja/ui'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { endLostSession } from '../auth/session'

type ErrorText = string | ((error: unknown) => string | null) | undefined

/**
 * The page's one query client. A failure is logged here and told here, once: the sentence stands beside the query or
 * mutation as `meta.errorText`, and one without it (polling) is only logged. Success is told from `meta.successText`,
 * before the lists that it made stale are read again.
 */
export function createQueryClient(notify: Pick<Notify, 'success' | 'error'>): QueryClient {
  const report = (error: unknown, errorText: ErrorText) => {
    logFailure(error)
    if (isDataError(error) && error.code === 'session') return endLostSession()
    const text = typeof errorText === 'function' ? errorText(error) : errorText
    if (text) notify.error(text)
  }
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta?.errorText) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => report(error, mutation.meta?.errorText),
      onSuccess: async (data, variables, _context, mutation) => {
        const { successText, invalidates: keys = [] } = mutation.meta ?? {}
        const text = typeof successText === 'function' ? successText(variables, data) : successText
        if (text) notify.success(text)
        await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      },
    }),
    defaultOptions: {
      // supabase-js has asked four times (0, 1, 3, 7 s) when the network fails or the server answers 503; two layers of
      // retries would multiply.
      queries: { retry: false, staleTime: 15_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
  return queryClient
}

/** Code and operation only: messages and details of the database may hold customers' data. */
function logFailure(error: unknown): void {
  if (isDataError(error)) console.warn(`[${error.operation}] ${error.code}`)
  else if (error instanceof Error && error.name === 'RemoteLoadError')
    console.warn(`[remote] ${error.message}`, error.cause)
  else console.error('unexpected failure', error)
}
