import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { useReleaseDirectory } from '@loja/release/testing'
import { expect, test } from 'vitest'
import { findRemotes } from './workspace'

const root = useReleaseDirectory()

function put(folder: string, manifest?: object): void {
  mkdirSync(join(root.path, folder, 'node_modules'), { recursive: true })
  if (manifest) writeFileSync(join(root.path, folder, 'package.json'), JSON.stringify(manifest))
}

test('a folder with a `remote` field is a module', () => {
  put('mf-b', { remote: { team: 'b' } })
  put('mf-a', { remote: { team: 'a' } })
  put('mf-library', {})
  put('mf-left-by-another-branch')
  put('shell', { remote: {} })
  expect(findRemotes(root.path)).toEqual(['mf-a', 'mf-b'])
})
