import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { openModules } from './open-modules'
import { beginModule, prefetchModule, prefetchPage, readMenu } from './prefetch'

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

test('[NAV-10] the first rows of a page are read, unless they were just read', async () => {
  vi.stubGlobal('navigator', {})
  const queryFn = vi.fn(async () => ['row'])
  const readsOf = vi.fn(async () => [{ queryKey: ['orders'], queryFn }])
  load.mockResolvedValue({ module: { readsOf }, basePath: '/admin/orders' } as never)
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } })
  await prefetchPage('/admin/orders', queryClient)
  await prefetchPage('/admin/orders/42', queryClient)
  expect(readsOf).toHaveBeenCalledWith('/admin/orders')
  expect(queryFn).toHaveBeenCalledOnce()
  expect(queryClient.getQueryData(['orders'])).toEqual(['row'])
})

test('a module without reads, or whose reads fail, is ignored', async () => {
  vi.stubGlobal('navigator', {})
  const queryClient = new QueryClient()
  load.mockResolvedValueOnce({ module: {}, basePath: '/admin/orders' } as never)
  await prefetchPage('/admin/orders', queryClient)
  const readsOf = () => Promise.reject(new Error('chunk'))
  load.mockResolvedValueOnce({ module: { readsOf }, basePath: '/admin/orders' } as never)
  await prefetchPage('/admin/orders', queryClient)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

test('prefetching is skipped with Save-Data, unless the address is open', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  prefetchModule('/admin/orders')
  await prefetchPage('/admin/orders', new QueryClient())
  expect(openModules).not.toHaveBeenCalled()
  beginModule('/admin/orders')
  expect(openModules).toHaveBeenCalledOnce()
})

test('[TODO-02] the registry is read for the dashboard with Save-Data too', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  load.mockClear()
  readMenu()
  await vi.waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith('/admin/dashboard'))
})
