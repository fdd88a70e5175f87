import { isDataError, isResultUnknown } from '@loja/data'
import { forgetSession } from '@loja/platform/shell'
import type { Notify } from '@loja/ui'
import { MutationCache, type MutationMeta, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { renewSession } from '../auth/renew-session'
import { recheckRole } from '../auth/watch-role'
import { messages } from './messages'

type ErrorText = string | ((error: unknown) => string | null) | undefined

/**
 * The page's one query client. A failure is logged and shown here, once: the sentence stands beside the query or
 * mutation as `meta.errorText`, and one without it (polling) is only logged. Success shows `meta.successText`,
 * before the lists that it made stale are read again. A mutation that failed makes them stale too: the answer may be
 * all that was lost, which its sentence then says, or another session was faster.
 */
export function createQueryClient(notify: Pick<Notify, 'success' | 'error'>): QueryClient {
  const report = (error: unknown, errorText: ErrorText, more = '') => {
    const text = typeof errorText === 'function' ? errorText(error) : errorText
    if (text) notify.error(more ? `${text} ${more}` : text)
  }
  /** Queries that were asked again with a renewed session, until they are answered. */
  const askedAgain = new WeakSet<object>()

  const onQueryError = async (error: unknown, query: Query<unknown, unknown>) => {
    logFailure(error)
    if (!isRefusedSession(error)) return report(error, query.meta?.errorText)
    // Refused with a new token too: this session will never be accepted.
    if (askedAgain.has(query)) return forgetSession()
    const renewal = await renewSession()
    if (renewal === 'unreachable') report(error, query.meta?.errorText)
    if (renewal !== 'renewed') return
    askedAgain.add(query)
    // A second failure comes back here.
    await query.fetch().catch(() => undefined)
  }
  const onMutationError = async (error: unknown, { errorText, unknownText, invalidates }: MutationMeta) => {
    logFailure(error)
    // Never sent again by itself: the person decides, with a session that works again.
    if (isRefusedSession(error) && (await renewSession()) === 'lost') return
    const isWrite = invalidates !== undefined
    report(error, errorText, isWrite && isResultUnknown(error) ? (unknownText ?? messages.resultUnknown) : '')
  }

  const invalidate = (keys: readonly (readonly unknown[])[] = []) =>
    Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))

  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => void onQueryError(error, query),
      onSuccess: (_data, query) => void askedAgain.delete(query),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        void onMutationError(error, mutation.meta ?? {})
        // Not awaited: while the network is gone, whoever asked would wait for the failure of the reading too.
        if (!isRefusedSession(error)) void invalidate(mutation.meta?.invalidates)
      },
      onSuccess: async (data, variables, _context, mutation) => {
        const { successText, invalidates } = mutation.meta ?? {}
        const text = typeof successText === 'function' ? successText(variables, data) : successText
        if (text) notify.success(text)
        await invalidate(invalidates)
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

function isRefusedSession(error: unknown): boolean {
  return isDataError(error) && error.code === 'session'
}

/** Code and operation only: messages and details of the database may hold customers' data. */
function logFailure(error: unknown): void {
  if (isDataError(error)) {
    console.warn(`[${error.operation}] ${error.code}`)
    if (error.code === 'forbidden') recheckRole()
  } else if (error instanceof Error && error.name === 'RemoteLoadError')
    console.warn(`[remote] ${error.message}`, error.cause)
  else console.error('unexpected failure', error)
}
