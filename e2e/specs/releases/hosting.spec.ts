import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { askRaw, findNginx, startNginx } from '@loja/gateway/testing'
import { wwwDir } from '../../support/product'
import { expect, test } from '../../support/test'

const HEADERS = [
  'content-type',
  'content-encoding',
  'content-length',
  'cache-control',
  'x-content-type-options',
] as const

test('nginx with docs/hosting/nginx.conf answers like the gateway for every built file', async ({ product }) => {
  const program = await findNginx()
  test.skip(!program, 'nginx is not installed here: apt-get install nginx libnginx-mod-http-brotli-static')
  const nginx = await startNginx(program as string, { wwwDir })
  const gateway = { host: '127.0.0.1', port: Number(new URL(product.url).port) }
  try {
    const encodings = nginx.sendsBrotli ? 'br, gzip' : 'gzip'
    const paths = await builtFiles()
    expect(paths.length).toBeGreaterThan(100)
    const differences: string[] = []
    for (const path of paths) {
      // Each host compresses the registry in its own way.
      const headers = { 'Accept-Encoding': path.startsWith('/remotes.') ? 'identity' : encodings }
      const headersOf = async (target: Parameters<typeof askRaw>[0]) => {
        const answer = await askRaw(target, { method: 'HEAD', path, headers })
        return [answer.status, ...HEADERS.map((name) => answer.headers[name])].join(' | ')
      }
      const [ofGateway, ofNginx] = await Promise.all([headersOf(gateway), headersOf(nginx.target)])
      if (ofGateway !== ofNginx) differences.push(`${path}\n  gateway ${ofGateway}\n  nginx   ${ofNginx}`)
    }
    expect(differences).toEqual([])
  } finally {
    await nginx.stop()
  }
})

test('the policy blocks forbidden code, and its violation fails the test', async ({ page, problems }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
  await page.evaluate(() => {
    const add = (properties: Partial<HTMLScriptElement>) =>
      document.head.append(Object.assign(document.createElement('script'), properties))
    add({ textContent: 'globalThis.intruder = "inline"' })
    add({ src: 'https://elsewhere.test/intruder.js' })
    document.body.setAttribute('onclick', 'globalThis.intruder = "handler"')
    document.body.click()
  })
  for (const violation of [
    'Executing inline script',
    "Loading the script 'https://elsewhere.test",
    'inline event handler',
  ])
    await expect.poll(() => problems.remaining().join('\n'), violation).toContain(violation)
  expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false)
  problems.allow(/Content Security Policy/)
})

async function builtFiles(): Promise<string[]> {
  const entries = await readdir(wwwDir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(wwwDir, join(entry.parentPath, entry.name))}`)
}
