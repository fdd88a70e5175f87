import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { FEATURES, importProblems, PACKAGES } from './import-rules'
import { importsOf } from './imports'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))

function sources(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs']
  const { stdout } = spawnSync('git', args, { cwd: repository, encoding: 'utf8' })
  return stdout.split('\n').filter((path) => path !== '' && existsSync(join(repository, path)))
}

test('every import follows the rules', () => {
  const files = sources()
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((file) => importProblems(file, readFileSync(join(repository, file), 'utf8')))).toEqual([])
})

test('a list page imports at most 12 names (ADR 0014)', () => {
  const pages = sources()
    .filter((path) => /^mf-.*Page\.tsx$/.test(path))
    .map((path) => {
      const names = importsOf(readFileSync(join(repository, path), 'utf8')).flatMap((one) => one.names)
      return { path, isList: names.includes('ListPage'), count: names.length }
    })
    .filter(({ isList }) => isList)
  expect(pages.length).toBeGreaterThan(6)
  expect(pages.filter(({ count }) => count > 12)).toEqual([])
})

test.each([
  ['packages', Object.fromEntries(Object.entries(PACKAGES).map(([name, { may }]) => [name, may]))],
  ...Object.entries(FEATURES),
])('a cycle is refused: %s', (_, edges) => {
  const leadsTo = (from: string, target: string): boolean =>
    (edges[from] ?? []).some((next) => next === target || leadsTo(next, target))
  expect(Object.keys(edges).filter((name) => leadsTo(name, name))).toEqual([])
})

test.each([
  ['a module reaches into another', 'mf-orders/src/x.ts', "export { x } from '@loja/mf-users'"],
  ['a module imports the shell', 'mf-orders/src/x.ts', "export { x } from '../../shell/src/app/x'"],
  ['a module speaks to Supabase itself', 'mf-orders/src/x.ts', "export { createClient } from '@supabase/supabase-js'"],
  ['a module imports a sub-path of antd', 'mf-orders/src/x.ts', "export { x } from 'antd/es/table'"],
  ['a module shows a static message', 'mf-orders/src/x.ts', "export { message } from 'antd'"],
  ['a module loads modules', 'mf-orders/src/x.ts', "export { createRemoteLoader } from '@loja/federation'"],
  ['a module imports the inside of a library', 'mf-orders/src/x.ts', "export { x } from '@loja/data/src/orders'"],
  ['a module writes the session', 'mf-orders/src/x.ts', "export { forgetSession } from '@loja/platform/shell'"],
  ['… or takes the client that holds it', 'mf-orders/src/x.ts', "export { getSupabase } from '@loja/platform'"],
  ['a module uses a deprecated export', 'mf-orders/src/x.ts', "export { paths } from '@loja/platform'"],
  ['ui writes the access', 'libs/ui/src/x.ts', "export { setAccessAtom } from '@loja/platform/shell'"],
  ['domain imports React', 'libs/domain/src/x.ts', "export { useState } from 'react'"],
  ['data shows a message', 'libs/data/src/x.ts', "export { App } from 'antd'"],
  ['the page imports the backend', 'shell/src/app/x.ts', "export { startBackend } from '@loja/backend'"],
  ['a feature reaches into another', 'mf-orders/src/tracking-code/x.ts', "import { x } from '../orders/x'"],
  ['… while it runs', 'mf-orders/src/tracking-code/x.ts', "const x = await import('../orders/x')"],
  ['a feature imports the entry above it', 'libs/data/src/orders/x.ts', "import { x } from '../index'"],
  ['the page uses what tests use', 'shell/src/app/x.ts', "import { api } from '@loja/component-testing'"],
  ['a new module imports another', 'mf-new/src/x.ts', "export { x } from '@loja/mf-orders'"],
  ['a reader imports React', 'libs/product-import/src/csv/x.ts', "import { useState } from 'react'"],
  ['… or what the page does with it', 'libs/product-import/src/csv/x.ts', "import { x } from '../page/x'"],
  ['a tool imports what is above it', 'tools/toolchain/src/dev/x.ts', "export { x } from '../../../../e2e/x'"],
  ['a package that no table knows', 'libs/new/src/x.ts', "import { x } from '@loja/data'"],
])('refused: %s', (_, path, source) => {
  expect(importProblems(path, source)).toHaveLength(1)
})

test.each([
  ['mf-orders/src/x.ts', "export { listOrders } from '@loja/data'"],
  ['mf-new/src/new/x.ts', "export { listOrders } from '@loja/data'"],
  ['mf-new/e2e/new.spec.ts', "import { test } from '../../e2e/support/test'"],
  ['mf-orders/src/orders/x.test.ts', "import fc from 'fast-check'"],
  ['mf-orders/src/orders/x.ts', "import { orderPath } from '../order-path'"],
  ['shell/src/app/x.ts', "export { createRemoteLoader } from '@loja/federation'"],
  ['libs/data/src/x.ts', "export { getSupabase } from '@loja/platform'"],
  ['libs/data/src/x.ts', "export { createClient } from '@supabase/supabase-js'"],
  ['libs/product-import/src/page/x.ts', "import { useNotify } from '@loja/ui'"],
])('allowed: %s %s', (path, source) => {
  expect(importProblems(path, source)).toEqual([])
})

test('every form of an import is read', () => {
  const source = `import 'a'
import b, { c as d, type E } from "b"
import type {
  F,
} from 'c'
export * from 'd'
export { g } from 'e'
const h = () => import('f')
// nothing from 'here'`
  expect(importsOf(source).map(({ from }) => from)).toEqual(['b', 'c', 'd', 'e', 'a', 'f'])
  expect(importsOf(source)[0]?.names).toEqual(['b', 'c', 'd', 'E'])
})
