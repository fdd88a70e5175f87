import type { IncomingMessage } from 'node:http'
import { clientAddress } from './client-address'
import { databaseUnavailable, isLostConnection, mapDatabaseError } from './database-failure'
import { type RequestContext, requestContext } from './request-context'

/** Answers one API request; `peerAddress` is the address of the socket. */
export type ApiHandler = (request: Request, context: { peerAddress: string | null }) => Promise<Response>

/** What answering a request needs. */
export interface AnswerOptions {
  handle: ApiHandler
  log: (line: string) => void
}

/** Lets the API answer; failures of the database are answered in PostgREST's words. */
export async function answer(
  request: Request,
  incoming: IncomingMessage,
  { handle, log }: AnswerOptions,
): Promise<Response> {
  const url = new URL(request.url)
  const context: RequestContext = { clientAddress: clientAddress(incoming) }
  const socketAddress = incoming.socket.remoteAddress ?? null
  let response = await requestContext.run(context, () => handle(request, { peerAddress: socketAddress }))
  // Whatever lite makes of it: a sign-in, too, is not refused but unanswered.
  if (!response.ok && isLostConnection(context.databaseError)) response = databaseUnavailable(response)
  else if (response.status === 500 && context.databaseError)
    response = await mapDatabaseError(response, context.databaseError)
  if (response.status >= 500) {
    // Method, path and code only: a query string or an error's detail holds customers' data.
    log(`${request.method} ${url.pathname} ${response.status} ${context.databaseError?.code ?? ''}`.trimEnd())
  }
  return response
}
