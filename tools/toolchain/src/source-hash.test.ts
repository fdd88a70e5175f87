import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { useReleaseDirectory } from '@loja/release/testing'
import { expect, test } from 'vitest'
import { sourceHash } from './source-hash'

const root = useReleaseDirectory()

async function hashWith(path: string, text: string, tests = false): Promise<string> {
  await mkdir(join(root.path, path, '..'), { recursive: true })
  await writeFile(join(root.path, path), text)
  return sourceHash(root.path, tests)
}

test('a test changes only the hash of the tests', async () => {
  const before = [await hashWith('src/a.ts', ''), sourceHash(root.path, true)]
  for (const path of ['src/a.test.ts', 'e2e/a.spec.ts']) expect(await hashWith(path, '')).toBe(before[0])
  expect(sourceHash(root.path, true)).not.toBe(before[1])
})

const LOCKFILE = `importers:

  libs/ui:
    dependencies:
      antd:
        specifier: 'catalog:'

  mf-a:
    dependencies:
      antd:
        specifier: 'catalog:'

  shell: {}
`

test('[PAGE-30] a new module in the lockfile changes no release, and a library does', async () => {
  const before = await hashWith('pnpm-lock.yaml', LOCKFILE)
  const importer = '  mf-b:\n    dependencies:\n      react:\n        specifier: 18\n\n'
  expect(await hashWith('pnpm-lock.yaml', LOCKFILE.replace('  shell', `${importer}  shell`))).toBe(before)
  expect(await hashWith('pnpm-lock.yaml', LOCKFILE.replace('  shell', '  libs/b: {}\n\n  shell'))).not.toBe(before)
})
