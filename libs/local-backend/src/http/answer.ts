import type { IncomingMessage } from 'node:http'
import { answerInTime } from './answer-deadline'
import { clientAddress } from './client-address'
import { answerOfDatabase, withBody } from './database-failure'
import { refuseEmbeds } from './embed-limit'
import { refuseDeepBody } from './json-depth'
import { type RequestContext, requestContext } from './request-context'
import { RequestRefusal } from './rest/refusal'
import { readRestRequest } from './rest/rest-request'

/** Answers one API request; `peerAddress` is the address of the socket. */
export type ApiHandler = (request: Request, context: { peerAddress: string | null }) => Promise<Response>

/** What answering a request needs. */
export interface AnswerOptions {
  handle: ApiHandler
  log: (line: string) => void
  /** Until the answer begins, in milliseconds. */
  answerMs: number
}

/** Lets the API answer in time; failures of the database are answered in PostgREST's words. */
export async function answer(
  request: Request,
  incoming: IncomingMessage,
  { handle, log, answerMs }: AnswerOptions,
): Promise<Response> {
  const url = new URL(request.url)
  const context: RequestContext = { clientAddress: clientAddress(incoming) }
  const peerAddress = incoming.socket.remoteAddress ?? null
  const read = () => handleRead(request, context, (asRead) => handle(asRead, { peerAddress }))
  const serve = () => requestContext.run(context, read)
  const answered =
    refuseEmbeds(url) ?? (await refuseDeepBody(request, url.pathname)) ?? (await answerInTime(serve, answerMs))
  const response = context.refusal
    ? refused(context.refusal, answered.headers)
    : await answerOfDatabase(answered, context.databaseError)
  if (response.status >= 500) {
    // Method, path and code only: a query string or an error's detail holds customers' data.
    log(`${request.method} ${url.pathname} ${response.status} ${context.databaseError?.code ?? ''}`.trimEnd())
  }
  return response
}

/** Reads the request first: what lite reads wrongly is taken out of it. */
async function handleRead(
  request: Request,
  context: RequestContext,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  try {
    const read = await readRestRequest(request)
    context.parameters = read.parameters
    return await handle(read.request)
  } catch (error) {
    if (!(error instanceof RequestRefusal)) throw error
    return refused(error, new Headers())
  }
}

function refused({ status, body }: RequestRefusal, answered: Headers): Response {
  return withBody(answered, status, body)
}
