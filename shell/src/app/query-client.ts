import { type InverseMutation, isDataError, isResultUnknown } from '@loja/data/client'
import { forgetSession } from '@loja/platform/shell'
import type { Notify } from '@loja/ui/parts'
import { MutationCache, type MutationMeta, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { renewSession } from '../auth/renew-session'
import { recheckRole } from '../auth/watch-role'
import { messages } from './messages'

type ErrorText = string | ((error: unknown) => string | null) | undefined

/** A page that is opened again shows its last rows at once, while they are read. */
const LAST_VISIT_MS = 30 * 60_000

/** The page's only query client. A failed mutation invalidates too: its response may have been lost. */
export function createQueryClient(notify: Notify): QueryClient {
  const report = (error: unknown, errorText: ErrorText, more = '') => {
    const text = typeof errorText === 'function' ? errorText(error) : errorText
    if (!text) return null
    const shown = more ? `${text} ${more}` : text
    notify.error(shown)
    return shown
  }
  const failures = new WeakMap<object, { target: unknown; text: string }>()
  /** Queries repeated with a renewed session. */
  const askedAgain = new WeakSet<object>()

  const onQueryError = async (error: unknown, query: Query<unknown, unknown>) => {
    logFailure(error)
    if (!isRefusedSession(error)) return void report(error, query.meta?.errorText)
    // Refused with a new token too.
    if (askedAgain.has(query)) return forgetSession()
    const renewal = await renewSession()
    if (renewal === 'unreachable') report(error, query.meta?.errorText)
    if (renewal !== 'renewed') return
    askedAgain.add(query)
    // A second failure calls `onQueryError` again.
    await query.fetch().catch(() => undefined)
  }
  const onMutationError = async (error: unknown, variables: unknown, meta: MutationMeta = {}) => {
    const { errorText, unknownText, invalidates, source } = meta
    logFailure(error)
    // Not repeated automatically: the user decides.
    if (isRefusedSession(error) && (await renewSession()) === 'lost') return
    const isWrite = invalidates !== undefined
    const more = isWrite && isResultUnknown(error) ? (unknownText ?? messages.resultUnknown) : ''
    const text = report(error, errorText, more)
    if (source && text) failures.set(source, { target: targetOf(variables), text })
  }

  /** The first read of a query may have begun before the write, and `invalidateQueries` would wait for it. */
  const invalidate = (keys: readonly (readonly unknown[])[] = []) =>
    Promise.all(
      keys.map(async (queryKey) => {
        await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
        await queryClient.invalidateQueries({ queryKey })
      }),
    )

  const run = async (load: () => Promise<InverseMutation>) => {
    const inverse = await load().catch(() => notify.error(messages.undoNotLoaded))
    const mutation = inverse && queryClient.getMutationCache().build(queryClient, inverse)
    await mutation?.execute(undefined).catch(() => undefined)
  }

  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => void onQueryError(error, query),
      onSuccess: (_data, query) => void askedAgain.delete(query),
    }),
    mutationCache: new MutationCache({
      onError: (error, variables, _context, mutation) => {
        void onMutationError(error, variables, mutation.meta)
        // Not awaited: without a network the caller would wait for the refetch to fail.
        if (!isRefusedSession(error)) void invalidate(mutation.meta?.invalidates)
      },
      onSuccess: async (data, variables, _context, mutation) => {
        const { successText, isPartial, undo, invalidates, source } = mutation.meta ?? {}
        const failure = source && failures.get(source)
        if (source && failure && failure.target === targetOf(variables)) {
          failures.delete(source)
          notify.closeError(failure.text)
        }
        const text = typeof successText === 'function' ? successText(variables, data) : successText
        const inverse = text && undo?.(variables, data)
        if (inverse) notify.undoable(text, () => void run(inverse))
        else if (text && isPartial?.(data)) notify.warning(text)
        else if (text) notify.success(text)
        await invalidate(invalidates)
      },
    }),
    defaultOptions: {
      // supabase-js retries three times (after 1, 3 and 7 s).
      queries: { retry: false, staleTime: 15_000, gcTime: LAST_VISIT_MS, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
  return queryClient
}

/** One hook may write the rows of a list. */
function targetOf(variables: unknown): unknown {
  return typeof variables === 'object' && variables !== null && 'id' in variables ? variables.id : undefined
}

function isRefusedSession(error: unknown): boolean {
  return isDataError(error, 'session')
}

/** Only code and operation: database messages may contain customer data. */
function logFailure(error: unknown): void {
  if (isDataError(error)) {
    console.warn(`[${error.operation}] ${error.code}`)
    if (error.code === 'forbidden') recheckRole()
  } else if (error instanceof Error && error.name === 'RemoteLoadError')
    console.warn(`[remote] ${error.message}`, error.cause)
  else if (error instanceof Error && error.message.startsWith('Loading chunk ')) console.warn(`[code] ${error.message}`)
  else console.error('unexpected failure', error)
}
