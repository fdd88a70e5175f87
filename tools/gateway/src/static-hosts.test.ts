import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectMissing, expectNothingOfTheTree, expectSafe, PAGE } from './testing/answers'
import * as requests from './testing/hosting-requests'
import { cloudflare, cloudfront, type StaticHost, vercel } from './testing/static-hosts'
import { buildTree } from './testing/test-gateway'

let tree: Awaited<ReturnType<typeof buildTree>>
beforeAll(async () => {
  tree = await buildTree()
  await requests.putHostedFiles(tree)
})
afterAll(() => tree.remove())

const ORIGIN = 'https://admin.test'

/** A CDN normalises other paths before its rules see them. */
const isClean = (path: string) => URL.canParse(path, ORIGIN) && new URL(path, ORIGIN).pathname === path

describe.each([
  // `isExact`: 404 in text, by `Accept`, as nginx does. The others have one page for every 404.
  { name: 'Cloudflare', start: cloudflare, isExact: true },
  { name: 'S3 and CloudFront', start: cloudfront, isExact: false },
  { name: 'Vercel', start: vercel, isExact: false },
])('$name', ({ start, isExact }) => {
  let host: StaticHost
  beforeAll(async () => {
    host = await start(tree.www)
  })
  const ask: StaticHost = async (request) => {
    const answer = await host(request)
    expectSafe(answer)
    return answer
  }

  test('serves each file with its type and cache time', async () => {
    for (const [path, type, cache, part] of requests.FILES) {
      const answer = await ask({ path, accept: '*/*' })
      expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']], path).toEqual([
        200,
        type,
        cache,
      ])
      expect(answer.body.toString(), path).toContain(part)
      expect((await ask({ path, method: 'HEAD' })).status, path).toBe(200)
    }
  })

  test('answers each address of the router with the page', async () => {
    for (const path of requests.ROUTER_ADDRESSES) {
      for (const accept of [requests.PAGES, '*/*']) {
        const { status, headers, body } = await ask({ path, accept })
        expect([status, headers['content-type'], headers['cache-control']], path).toEqual([
          200,
          'text/html; charset=utf-8',
          'no-cache',
        ])
        expect(body.toString(), path).toContain(PAGE)
      }
    }
  })

  test('answers no missing file of a release with the page', async () => {
    for (const path of requests.MISSING_RELEASES) {
      const answer = await ask({ path, accept: requests.PAGES })
      if (isExact) expectMissing(answer)
      expect(answer.status).toBe(404)
      expectNothingOfTheTree(answer)
    }
  })

  test('[NAV-05] answers another address with a page in Portuguese', async () => {
    for (const path of requests.MISSING_PAGES.filter(isClean)) {
      const answer = await ask({ path, accept: requests.PAGES })
      expect([answer.status, answer.headers['cache-control']], path).toEqual([404, 'no-store'])
      expect(answer.body.toString(), path).toContain(requests.MISSING_PAGE)
      if (isExact) expectMissing(await ask({ path, accept: 'application/json' }))
    }
  })

  test('refuses an unclear address', async () => {
    for (const path of requests.UNCLEAR.filter(isClean)) {
      const answer = await ask({ path, accept: requests.PAGES })
      expect(answer.status, path).toBe(404)
      expectNothingOfTheTree(answer)
    }
  })

  test('allows no other method for files', async () => {
    for (const method of requests.OTHER_METHODS) {
      for (const path of ['/', '/remotes.json', '/s/1.0.0/main.js', '/s/none.js', '/admin/orders']) {
        const { status, headers } = await ask({ path, method })
        expect([status, headers.allow, headers['cache-control']], method).toEqual([405, 'GET, HEAD', 'no-store'])
      }
    }
  })
})
