import { expect, test, vi } from 'vitest'
import { configurePlatform, probeApi } from './platform'

test('[ERR-01] probeApi frees its connection at once', async () => {
  const cancel = vi.fn()
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ cancel }), { status: 200 }))
  vi.stubGlobal('localStorage', { getItem: () => null })
  configurePlatform({
    supabaseUrl: 'http://api.test',
    publishableKey: 'sb_publishable_test',
    storeName: 'Loja',
    storefrontOrigin: 'https://loja.test',
  })
  expect(await probeApi()).toBe(true)
  expect(cancel).toHaveBeenCalledOnce()
})
