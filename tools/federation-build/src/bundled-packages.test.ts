import { expect, test } from 'vitest'
import { type BundledModule, importedNames } from './bundled-packages'

const module = (dependencies: BundledModule['dependencies'], modules: BundledModule[] = []): BundledModule => ({
  nameForCondition: () => '/a/mf-orders/src/x.ts',
  ...(dependencies && { dependencies }),
  modules,
})

test('the imported names of a package are those of all modules, once and sorted', () => {
  const inner = module([{ request: '@loja/platform', ids: ['paths'] }])
  const outer = module(
    [
      { request: '@loja/platform', ids: null },
      { request: '@loja/platform', ids: ['accessAtom'] },
      { request: '@loja/platform', ids: ['paths', 'orders'] },
      { request: '@loja/platform/shell', ids: ['setAccessAtom'] },
      { request: 'react', ids: ['useState'] },
    ],
    [inner],
  )
  expect(importedNames([outer], '@loja/platform')).toEqual(['accessAtom', 'paths'])
})
