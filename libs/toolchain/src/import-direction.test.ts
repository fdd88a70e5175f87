import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const biome = createRequire(join(repository, 'package.json')).resolve('@biomejs/biome/bin/biome')
const tree = mkdtempSync(join(tmpdir(), 'loja-lint-'))
afterAll(() => rmSync(tree, { recursive: true }))

/** Lints a file as if it stood at `path` of the repository: a folder elsewhere with the same configuration. */
function lint(path: string, source: string) {
  for (const file of ['biome.json', '.gitignore']) cpSync(join(repository, file), join(tree, file))
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  writeFileSync(join(tree, path), `${source}\n`)
  const run = spawnSync(process.execPath, [biome, 'lint', path], { cwd: tree, encoding: 'utf8' })
  return { refused: run.status !== 0, output: run.stdout + run.stderr }
}

test.each([
  ['a module reaches into another', 'mf-orders/src/x.ts', "export { x } from '@loja/mf-users'"],
  ['… by a relative path', 'mf-orders/src/orders/x.ts', "export { x } from '../../../mf-users/src/users/x'"],
  ['a module imports the shell', 'mf-orders/src/x.ts', "export { x } from '../../shell/src/app/x'"],
  ['the shell imports a module', 'shell/src/app/x.ts', "export { x } from '../../../mf-orders/src/x'"],
  ['a module speaks to Supabase itself', 'mf-orders/src/x.ts', "export { createClient } from '@supabase/supabase-js'"],
  ['a module imports a sub-path of antd', 'mf-orders/src/x.ts', "export { x } from 'antd/es/table'"],
  ['a module shows a static message', 'mf-orders/src/x.ts', "export { message } from 'antd'"],
  ['a module loads modules', 'mf-orders/src/x.ts', "export { createRemoteLoader } from '@loja/federation'"],
  ['a module imports the inside of a library', 'mf-orders/src/x.ts', "export { x } from '@loja/data/src/orders'"],
  ['domain imports data', 'libs/domain/src/x.ts', "export { listOrders } from '@loja/data'"],
  ['domain imports React', 'libs/domain/src/x.ts', "export { useState } from 'react'"],
  ['data imports ui', 'libs/data/src/x.ts', "export { useNotify } from '@loja/ui'"],
  ['data shows a message', 'libs/data/src/x.ts', "export { App } from 'antd'"],
  ['platform imports data', 'libs/platform/src/x.ts', "export { listOrders } from '@loja/data'"],
  ['the page imports the backend', 'shell/src/app/x.ts', "export { startBackend } from '@loja/local-backend'"],
])('lint refuses it: %s', (_, path, source) => {
  const { refused, output } = lint(path, source)
  expect(output).toContain('noRestrictedImports')
  expect(refused).toBe(true)
})

test.each([
  ['mf-orders/src/x.ts', "export { listOrders } from '@loja/data'"],
  ['mf-orders/src/x.ts', "export { Table } from 'antd'"],
  ['shell/src/app/x.ts', "export { createRemoteLoader } from '@loja/federation'"],
  ['libs/data/src/x.ts', "export { getSupabase } from '@loja/platform'"],
  ['libs/data/src/x.ts', "export { createClient } from '@supabase/supabase-js'"],
])('lint allows it: %s %s', (path, source) => {
  expect(lint(path, source)).toMatchObject({ refused: false })
})
