import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildInputs, testInputs } from './build-inputs'

let repository: string
beforeEach(async () => {
  repository = await mkdtemp(join(tmpdir(), 'loja-inputs-'))
})
afterEach(() => rm(repository, { recursive: true, force: true }))

async function put(dir: string, manifest: object): Promise<void> {
  await mkdir(join(repository, dir), { recursive: true })
  await writeFile(join(repository, dir, 'package.json'), JSON.stringify(manifest))
}

test('the inputs of a build are the transitive dependencies of its package, without those of its tests', async () => {
  await put('mf-a', {
    dependencies: { '@loja/x': 'workspace:*', react: 'catalog:' },
    devDependencies: { '@loja/tests': 'workspace:*' },
  })
  await put('libs/x', { dependencies: { '@loja/y': 'workspace:*' } })
  await put('libs/y', { dependencies: { '@loja/x': 'workspace:*' } })
  const always =
    'libs/federation tools/federation-build tools/toolchain/src/build.ts tools/toolchain/src/describe-release.ts rsbuild.base.ts rsbuild.remote.ts pnpm-lock.yaml'
  expect((await buildInputs(repository, 'mf-a')).join(' ')).toBe(`libs/x libs/y mf-a ${always}`)
})

test('the inputs of its tests include development dependencies', async () => {
  await put('mf-a', { dependencies: { '@loja/x': 'workspace:*' }, devDependencies: { '@loja/tests': 'workspace:*' } })
  await put('libs/x', {})
  await put('tools/tests', { dependencies: { '@loja/shell': 'workspace:*' } })
  await put('shell', {})
  expect(await testInputs(repository, 'mf-a')).toEqual([
    'libs/x',
    'mf-a',
    'shell',
    'tools/tests',
    ...(await buildInputs(repository, 'libs/x')).slice(1),
    'vitest.config.ts',
  ])
})
