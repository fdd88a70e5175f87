import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTypeOf } from '../content-type'
import type { RawAnswer } from './raw-request'

const HOSTING = new URL('../../../../docs/hosting/', import.meta.url)

/** A CDN's URL parser has normalised its address. */
interface StaticRequest {
  path: string
  method?: string
  accept?: string
}

export type StaticHost = (request: StaticRequest) => Promise<RawAnswer>

type Tree = (path: string) => Promise<{ type: string; body: Buffer } | undefined>

function treeOf(wwwDir: string): Tree {
  return async (path) => {
    const file = join(wwwDir, decodeURIComponent(path))
    const isFile = await stat(file).then(
      (stats) => stats.isFile(),
      () => false,
    )
    return isFile ? { type: contentTypeOf(file), body: await readFile(file) } : undefined
  }
}

const withoutBody = (method: string, body: Buffer) => (method === 'HEAD' ? Buffer.alloc(0) : body)
const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

export async function cloudflare(wwwDir: string): Promise<StaticHost> {
  const tree = treeOf(wwwDir)
  const ASSETS = {
    async fetch(request: Request) {
      const file = await tree(new URL(request.url).pathname)
      if (!file) return new Response(null, { status: 404 })
      const body = new Uint8Array(withoutBody(request.method, file.body))
      return new Response(body, { headers: { 'content-type': file.type } })
    },
  }
  const { default: worker } = (await import(new URL('cloudflare/worker.js', HOSTING).href)) as {
    default: { fetch(request: Request, env: object): Promise<Response> }
  }
  return async ({ path, method = 'GET', accept }) => {
    const headers: Record<string, string> = accept === undefined ? {} : { accept }
    const request = new Request(`https://admin.test${path}`, {
      method: method === 'TRACE' ? 'OPTIONS' : method,
      headers,
    })
    const response = await worker.fetch(request, { ASSETS })
    const body = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: Object.fromEntries(response.headers), body: withoutBody(method, body) }
  }
}

interface ViewerResponse {
  statusCode: number
  headers: Record<string, { value: string }>
  body?: string
}
type ViewerRequest = { uri: string; method: string; headers: Record<string, { value: string }> }
type Handler<Event, Result> = (event: Event) => Result

export async function cloudfront(wwwDir: string): Promise<StaticHost> {
  const tree = treeOf(wwwDir)
  const read = (name: string) => readFile(new URL(`cloudfront/${name}`, HOSTING), 'utf8')
  const [requestCode, responseCode, policyText] = await Promise.all(
    ['request.js', 'response.js', 'headers.json'].map(read),
  )
  const load = (code: string | undefined) => new Function(`${code}; return handler`)()
  const onRequest: Handler<{ request: ViewerRequest }, ViewerRequest | ViewerResponse> = load(requestCode)
  const onResponse: Handler<{ request: ViewerRequest; response: ViewerResponse }, ViewerResponse> = load(responseCode)
  const policy = policyHeaders(JSON.parse(policyText ?? ''))

  async function ask(
    viewer: ViewerRequest,
  ): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
    const original = { ...viewer }
    const chosen = onRequest({ request: viewer })
    if ('statusCode' in chosen)
      return { status: chosen.statusCode, headers: plain(chosen.headers), body: Buffer.from(chosen.body ?? '') }
    const object = await tree(chosen.uri)
    if (!object) return { status: 404, headers: policy, body: (await tree('/404.html'))?.body ?? Buffer.alloc(0) }
    const response = { statusCode: 200, headers: wrapped({ ...policy, 'content-type': object.type }) }
    return { status: 200, headers: plain(onResponse({ request: original, response }).headers), body: object.body }
  }

  return async ({ path, method = 'GET', accept }) => {
    const headers: ViewerRequest['headers'] = accept === undefined ? {} : { accept: { value: accept } }
    const answer = await ask({ uri: path.replace(/\?.*/, ''), method, headers })
    return { ...answer, headers: { ...policy, ...answer.headers }, body: withoutBody(method, answer.body) }
  }
}

const plain = (headers: ViewerResponse['headers']) =>
  Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]))
const wrapped = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]))

interface Policy {
  CustomHeadersConfig: { Items: { Header: string; Value: string }[] }
  SecurityHeadersConfig: {
    ContentSecurityPolicy: { ContentSecurityPolicy: string }
    FrameOptions: { FrameOption: string }
    ReferrerPolicy: { ReferrerPolicy: string }
  }
}

function policyHeaders({ CustomHeadersConfig, SecurityHeadersConfig }: Policy): Record<string, string> {
  const { ContentSecurityPolicy, FrameOptions, ReferrerPolicy } = SecurityHeadersConfig
  return lowerCase({
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
    'content-security-policy': ContentSecurityPolicy.ContentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': FrameOptions.FrameOption,
    'referrer-policy': ReferrerPolicy.ReferrerPolicy,
  })
}

interface Route {
  src?: string
  handle?: 'filesystem'
  methods?: string[]
  headers?: Record<string, string>
  status?: number
  dest?: string
  continue?: boolean
}

export async function vercel(wwwDir: string): Promise<StaticHost> {
  const tree = treeOf(wwwDir)
  const { routes } = JSON.parse(await readFile(new URL('vercel.json', HOSTING), 'utf8')) as { routes: Route[] }
  return async ({ path, method = 'GET' }) => {
    const pathname = path.replace(/\?.*/, '')
    const headers: Record<string, string> = {}
    const send = (status: number, file: Awaited<ReturnType<Tree>>) => ({
      status,
      headers: { ...headers, 'content-type': file?.type ?? 'text/plain; charset=utf-8' },
      body: withoutBody(method, file?.body ?? Buffer.from(`${status}\n`)),
    })
    for (const route of routes) {
      if (route.handle === 'filesystem') {
        const file = await tree(pathname === '/' ? '/index.html' : pathname)
        if (file) return send(200, file)
        continue
      }
      if (!new RegExp(`^(?:${route.src})$`).test(pathname) || (route.methods && !route.methods.includes(method)))
        continue
      Object.assign(headers, lowerCase(route.headers ?? {}))
      if (route.continue) continue
      return send(route.status ?? 200, route.dest === undefined ? undefined : await tree(route.dest))
    }
    return send(404, undefined)
  }
}
