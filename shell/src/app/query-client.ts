import { isDataError, shouldRetry } from '@loja/data'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { endLostSession } from '../auth/session'

type ErrorText = string | ((error: unknown) => string) | undefined

/**
 * The page's one query client. A failure is logged here and told here, once: the sentence stands beside the query or
 * mutation as `meta.errorText`, and one without it (polling) is only logged.
 * @param showError shows a sentence under the title `Erro`
 */
export function createQueryClient(showError: (text: string) => void): QueryClient {
  const report = (error: unknown, errorText: ErrorText) => {
    logFailure(error)
    if (isDataError(error) && error.code === 'session') endLostSession()
    else if (errorText) showError(typeof errorText === 'string' ? errorText : errorText(error))
  }
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta?.errorText) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => report(error, mutation.meta?.errorText),
      onSuccess: async (_data, _variables, _context, mutation) => {
        const keys = mutation.meta?.invalidates ?? []
        await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      },
    }),
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 15_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
  return queryClient
}

/** Code and operation only: messages and details of the database may hold customers' data. */
function logFailure(error: unknown): void {
  if (isDataError(error)) console.warn(`[${error.operation}] ${error.code}`)
  else console.error('unexpected failure', error)
}
