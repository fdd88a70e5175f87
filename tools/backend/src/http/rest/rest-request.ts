import { type Parameter, refuseWindow, splitQuery } from './query-string'
import { unreadable } from './refusal'
import { assertReadableJson, assertUtf8 } from './request-body'

const REST_PATH = /^\/rest\/v1\/(rpc\/)?/
const CHANGES = new Set(['PATCH', 'DELETE'])

/** A request as lite is to read it, and the filters and arguments that were taken out of it for us to read. */
export interface RestRequest {
  request: Request
  parameters: Parameter[]
}

/**
 * Reads what lite 0.10.0 reads wrongly, and leaves it the rest. Requests of other APIs pass unchanged.
 * @throws RequestRefusal
 */
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

/** Bytes that are no UTF-8 arrive as replacement characters; nobody asks for those by accident. */
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
  // Bodies of the authentication server are read as JSON whatever their type says.
  if (url.pathname.startsWith('/auth/') || isJson(headers.get('content-type'))) assertReadableJson(bytes)
  // As bytes: for a text a content type would be made up.
  return new Request(url, { method, headers, body: bytes })
}

/** Lite takes a body without a type for JSON. */
function isJson(contentType: string | null): boolean {
  return contentType === null || /json/i.test(contentType) || contentType.trim() === ''
}
