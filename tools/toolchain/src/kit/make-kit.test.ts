import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { useReleaseDirectory } from '@loja/release/testing'
import { expect, test } from 'vitest'
import { Progress } from '../mf/progress'
import { makeKit } from './make-kit'

const root = useReleaseDirectory()

test.each([
  ['a module', 'package.json', '{"name":"mf-orders"}'],
  ['a project', 'README.md', 'ours'],
  ['another folder named kit', 'kit/notes.txt', 'ours'],
])('[DEV-04] a kit does not overwrite %s', async (_name, file, text) => {
  await mkdir(join(root.path, 'kit'))
  await writeFile(join(root.path, file), text)
  const before = await readdir(root.path, { recursive: true })
  await expect(makeKit(root.path, new Progress(true, () => undefined))).rejects.toThrow(`such as ${file}`)
  expect(await readdir(root.path, { recursive: true })).toEqual(before)
})
