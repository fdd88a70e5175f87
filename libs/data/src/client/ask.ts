import type { PostgrestSingleResponse } from '@supabase/postgrest-js'
import { DataError, toDataError } from './data-error'
import { captureRetryAfter } from './retry-after'

type Query<Data> = PromiseLike<PostgrestSingleResponse<Data>>

/** `maybeSingle()` cannot be aborted. */
interface AbortableQuery<Data> extends Query<Data> {
  abortSignal(signal: AbortSignal): Query<Data>
}

/** Every request goes through here or `askCount`. @param operation table and verb, e.g. `orders.list` */
export function ask<Data>(
  operation: string,
  query: AbortableQuery<Data>,
  signal: AbortSignal | undefined,
): Promise<Data>
export function ask<Data>(operation: string, query: Query<Data>): Promise<Data>
export async function ask<Data>(operation: string, query: Query<Data>, signal?: AbortSignal): Promise<Data> {
  return (await send(operation, query, signal)).data
}

export async function askCount(operation: string, query: AbortableQuery<unknown>, signal?: AbortSignal) {
  const { count } = await send(operation, query, signal)
  if (count === null) throw new DataError('invalid', operation)
  return count
}

async function send<Data>(operation: string, query: Query<Data>, signal: AbortSignal | undefined) {
  const retryAfterMs = captureRetryAfter(query)
  const isUnsent = globalThis.navigator?.onLine === false
  const response = await (signal && isAbortable(query) ? query.abortSignal(signal) : query)
  if (!response.error) return response
  throw Object.assign(toDataError(operation, response.error, response.status), {
    retryAfterMs: retryAfterMs(),
    isUnsent: isUnsent && response.status === 0,
  })
}

function isAbortable<Data>(query: Query<Data>): query is AbortableQuery<Data> {
  return 'abortSignal' in query
}
