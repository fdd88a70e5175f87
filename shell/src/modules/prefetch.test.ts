import { afterEach, expect, test, vi } from 'vitest'
import { openModules } from './open-modules'
import { beginModule, prefetchModule } from './prefetch'

const load = vi.hoisted(() => vi.fn(() => Promise.reject(new Error('nobody is told'))))
vi.mock('./open-modules', () => ({ openModules: vi.fn(async () => ({ load })) }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('prefetching a module ignores failures', async () => {
  vi.stubGlobal('navigator', {})
  prefetchModule('/admin/orders/42')
  await vi.waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith('/admin/orders'))
})

test('prefetching is skipped with Save-Data, unless the address is open', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  prefetchModule('/admin/orders')
  expect(openModules).not.toHaveBeenCalled()
  beginModule('/admin/orders')
  expect(openModules).toHaveBeenCalledOnce()
})

test.each(['/', '/admin', '/admin/', '/admin/dashboard', '/login'])('%s needs no module', (pathname) => {
  beginModule(pathname)
  expect(openModules).not.toHaveBeenCalled()
})
