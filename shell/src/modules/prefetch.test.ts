import { afterEach, expect, test, vi } from 'vitest'
import { beginModule, prefetchModule } from './prefetch'
import { loadModule } from './remotes'

vi.mock('./remotes', async (original) => ({
  ...(await original<typeof import('./remotes')>()),
  loadModule: vi.fn(() => Promise.reject(new Error('nobody is told'))),
}))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('a module is fetched before it is asked for, and its failure is told to nobody', () => {
  vi.stubGlobal('navigator', {})
  prefetchModule('/admin/orders/42')
  expect(loadModule).toHaveBeenCalledExactlyOnceWith('/admin/orders/42')
})

test('nothing where the person saves data, unless its address is open', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  prefetchModule('/admin/orders')
  expect(loadModule).not.toHaveBeenCalled()
  beginModule('/admin/orders')
  expect(loadModule).toHaveBeenCalledOnce()
})

test.each(['/', '/admin', '/admin/', '/admin/dashboard', '/login'])('%s needs no module', (pathname) => {
  beginModule(pathname)
  expect(loadModule).not.toHaveBeenCalled()
})
