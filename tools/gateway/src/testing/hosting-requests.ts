/** Every host of a release directory must satisfy these; `docs/operations.md` describes them. */
import { PAGE } from './answers'
import { type buildTree, TEST_CONFIG } from './test-gateway'

export const PAGES = 'text/html,application/xhtml+xml,*/*;q=0.8'
export const MISSING_PAGE = '<title>Página não encontrada</title>'
export const FOR_EVER = 'public, max-age=31536000, immutable'
const REGISTRY = '"rev":1'
const HIDDEN = 'remotes.history/1.json remotes.json.tmp remotes.lock index.html.tmp a.lock .git/config'.split(' ')

export async function putHostedFiles(tree: Pick<Awaited<ReturnType<typeof buildTree>>, 'put'>): Promise<void> {
  await tree.put('remotes.fallback.json', '{"rev":1}')
  await tree.put('config.json', JSON.stringify(TEST_CONFIG))
  await tree.put('r/mf-orders/1.1.0.unfinished/release.json', '{"id":"SECRET"}')
  await tree.put('r/mf-orders/.1.2.0/release.json', '{"id":"SECRET"}')
  for (const path of HIDDEN) await tree.put(path, 'SECRET')
}

export const FILES: [path: string, type: string, cache: string, part: string][] = [
  ['/s/1.0.0/main.js', 'text/javascript; charset=utf-8', FOR_EVER, 'shell'],
  ['/s/1.0.0/main.css', 'text/css; charset=utf-8', FOR_EVER, 'body'],
  ['/s/1.0.0/inter.woff2', 'font/woff2', FOR_EVER, 'font'],
  ['/r/mf-orders/1.0.0/release.json', 'application/json; charset=utf-8', FOR_EVER, 'orders'],
  ['/r/mf-orders/1.0.0/release.json?t=//', 'application/json; charset=utf-8', FOR_EVER, 'orders'],
  ['/', 'text/html; charset=utf-8', 'no-cache', PAGE],
  ['/?next=%2Fadmin', 'text/html; charset=utf-8', 'no-cache', PAGE],
  ['/index.html', 'text/html; charset=utf-8', 'no-cache', PAGE],
  ['/remotes.json', 'application/json; charset=utf-8', 'no-cache', REGISTRY],
  ['/remotes.fallback.json', 'application/json; charset=utf-8', 'no-cache', REGISTRY],
  ['/config.json', 'application/json; charset=utf-8', 'no-cache', TEST_CONFIG.publishableKey],
  ['/demo/camiseta.svg', 'image/svg+xml', 'public, max-age=3600', '<svg'],
  ['/demo/unknown.blend', 'application/octet-stream', 'public, max-age=3600', 'binary'],
]

export const ROUTER_ADDRESSES = [
  '/login',
  '/admin/orders?status=pendente',
  '/admin/orders/',
  '/demo/',
  '/admin/products/new?q=a//b.c',
]

export const MISSING_RELEASES = [
  '/r/mf-none/1.0.0/release.json',
  '/r/mf-orders',
  '/r/mf-orders/1.0.0/',
  '/r/',
  '/r',
  '/s',
  '/s/9.9.9/page',
  '/s/none.js',
  '/s/.env',
  '/r/mf-orders/.1.2.0/release.json',
  '/r/mf-orders/1.1.0.unfinished/release.json',
]

export const MISSING_PAGES = [
  '/admin/orders.json',
  '/admin/x.html',
  '/admin//orders',
  '/admin/orders/%2e%2e%2fusers',
  '/admin/../users',
  '/admin/.env',
  '/pagina.php',
  '/foo.txt',
  '/missing.js',
  '/logo.png',
  '/administrator.json',
  '/.env',
  '/.git/config',
  '/remotes.history',
  '/remotes.history/1.json',
  '/remotes.json.tmp',
  '/remotes.lock',
  '/index.html.tmp',
  '/a.lock',
]

/** Two programs could read them differently. */
export const UNCLEAR = [
  '/../outside.txt',
  '/s/../../outside.txt',
  '/s/../index.html',
  '/s/1.0.0/../1.0.0/main.js',
  '/%2e%2e/outside.txt',
  '/s/%2e%2e/index.html',
  '/s/.%2E/index.html',
  '/s/..%2f..%2foutside.txt',
  '/r/..%2F..%2Foutside.txt',
  '/r%2fmf-orders%2f1.0.0%2frelease.json',
  '/s/..%5coutside.txt',
  '/..%5coutside.txt',
  '/s/%00',
  '/s/%0a',
  '/%00',
  '/%zz',
  '/s/%zz',
  '//outside.txt',
  '//s/1.0.0/main.js',
  '/s//1.0.0/main.js',
  '/s\\1.0.0\\main.js',
  '/./index.html',
  '/s/1.0.0/main.js%23x',
  '*',
  'index.html',
]

export const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
