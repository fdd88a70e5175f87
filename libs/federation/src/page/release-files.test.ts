import { afterEach, expect, test, vi } from 'vitest'
import { buildReleaseFile } from '../test-support'
import { readRelease } from './release-files'

const ADDRESS = 'http://localhost:4190/r/mf-orders/0.0.0-dev/release.json'

afterEach(() => vi.unstubAllGlobals())

function read(entry: string) {
  const release = buildReleaseFile({ module: { entry, globalName: 'mf_orders', scripts: [], styles: [] } })
  vi.stubGlobal('location', { href: 'https://admin.test/admin/orders' })
  vi.stubGlobal('fetch', async () => Response.json(release))
  const signal = new AbortController().signal
  const pinned = { name: 'mf-orders', version: ADDRESS, source: 'override', address: ADDRESS } as const
  return readRelease(pinned, { signal, fresh: false })
}

test('files of a release are in its folder', async () => {
  expect((await read('static/js/entry.js')).entry.url).toBe(
    'http://localhost:4190/r/mf-orders/0.0.0-dev/static/js/entry.js',
  )
})

test.each(['https://evil.test/entry.js', '//evil.test/entry.js', '../../../entry.js', '/entry.js'])(
  '[DEV-02] an entry outside of its folder is refused: %s',
  async (entry) => {
    await expect(read(entry)).rejects.toMatchObject({ failure: 'bad-module' })
  },
)
