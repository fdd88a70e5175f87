import type { IncomingMessage } from 'node:http'
import { answerInTime } from './answer-deadline'
import type { Caller } from './caller'
import { clientAddress } from './client-address'
import { answerOfDatabase, withBody } from './database-failure'
import { refuseEmbeds } from './embed-limit'
import { type RequestContext, requestContext } from './request-context'
import { RequestRefusal } from './rest/refusal'
import { readRestRequest } from './rest/rest-request'
import type { SharedReads } from './shared-reads'
import type { VisitorGate } from './visitor-gate'

export type ApiHandler = (request: Request, context: { peerAddress: string | null }) => Promise<Response>

export interface AnswerOptions {
  handle: ApiHandler
  caller: Caller | undefined
  closedTables: ReadonlySet<string> | undefined
  visitors: VisitorGate
  sharedReads: SharedReads
  log: (line: string) => void
  answerMs: number
  slowMs: number
}

export async function answer(
  request: Request,
  incoming: IncomingMessage,
  { handle, caller, closedTables, visitors, sharedReads, log, answerMs, slowMs }: AnswerOptions,
): Promise<Response> {
  const began = performance.now()
  const url = new URL(request.url)
  const isRest = url.pathname.startsWith('/rest/')
  const isVisitor = isRest && caller?.role === 'anon'
  const address = clientAddress(incoming)
  const context: RequestContext = { clientAddress: address, isVisitor, ...(closedTables && { closedTables }) }
  const peerAddress = incoming.socket.remoteAddress ?? null
  // An office shares an address.
  const queue = isVisitor ? address : isRest && closedTables ? `account ${caller?.userId}` : undefined
  const serve = () =>
    handleRead(request, context, async (asRead) => {
      const work = () => handle(asRead, { peerAddress })
      if (queue !== undefined) {
        const isGone = () => incoming.socket.destroyed
        return (await visitors.pass({ address: queue, isGone }, work)) ?? tooMany()
      }
      return caller ? visitors.passOther(() => sharedReads.pass({ caller, incoming }, work)) : work()
    })
  const answered = refuseEmbeds(url) ?? (await requestContext.run(context, () => answerInTime(serve, answerMs)))
  const response = context.refusal
    ? refused(context.refusal, answered.headers)
    : await answerOfDatabase(answered, context.databaseError)
  // Query strings and error details hold customers' data.
  const line = `${request.method} ${url.pathname} ${response.status}`
  if (response.status >= 500) log(`${line} ${context.databaseError?.code ?? ''}`.trimEnd())
  const ms = performance.now() - began
  if (ms > slowMs) log(`slow: ${line} ${Math.round(ms)} ms`)
  return response
}

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
    const isAuth = new URL(request.url).pathname.startsWith('/auth/')
    const { status, message } = error
    return isAuth
      ? withBody(new Headers(), status, { code: status, error_code: 'bad_json', msg: message })
      : refused(error, new Headers())
  }
}

function refused({ status, body }: RequestRefusal, answered: Headers): Response {
  return withBody(answered, status, body)
}

function tooMany(): Response {
  const body = { code: '429', message: 'Too many requests at once', details: null, hint: null }
  const headers = new Headers({ 'access-control-allow-origin': '*', 'retry-after': '1' })
  return withBody(headers, 429, body)
}
