import { type Parameter, refuseWindow, splitQuery } from './query-string'
import { unreadable } from './refusal'
import { assertReadableJson, assertUtf8 } from './request-body'

const REST_PATH = /^\/rest\/v1\/(rpc\/)?/
const CHANGES = new Set(['PATCH', 'DELETE'])

export interface RestRequest {
  request: Request
  parameters: Parameter[]
}

/** Takes out what lite 0.10.0 misreads. */
export async function readRestRequest(request: Request): Promise<RestRequest> {
  const url = new URL(request.url)
  const path = REST_PATH.exec(url.pathname)
  if (!path) return { request: await withReadBody(request, url), parameters: [] }
  refuseBrokenText(url)
  const { form, rest } = splitQuery(url.searchParams)
  if (path[1] === undefined && CHANGES.has(request.method)) refuseWindow(form)
  url.search = new URLSearchParams(form).toString()
  return { request: await withReadBody(request, url), parameters: rest }
}

function refuseBrokenText({ pathname, search, searchParams }: URL): void {
  const decoded = [...searchParams].flat().join('')
  const isWritten = /%ef%bf%bd/i.test(search)
  if ((decoded.includes('\ufffd') && !isWritten) || /%00/.test(pathname)) throw unreadable('query string', '')
}

async function withReadBody(request: Request, url: URL): Promise<Request> {
  const { method, headers } = request
  const bytes = method === 'GET' || method === 'HEAD' ? undefined : new Uint8Array(await request.arrayBuffer())
  if (bytes === undefined || bytes.length === 0) return new Request(url, { method, headers })
  assertUtf8(bytes)
  // The authentication server reads any body as JSON.
  if (url.pathname.startsWith('/auth/') || isJson(headers.get('content-type'))) assertReadableJson(bytes)
  // A text body would get a content type.
  return new Request(url, { method, headers, body: bytes })
}

/** Lite treats a body without a type as JSON. */
function isJson(contentType: string | null): boolean {
  return contentType === null || /json/i.test(contentType) || contentType.trim() === ''
}
