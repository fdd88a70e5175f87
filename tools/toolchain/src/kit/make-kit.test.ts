import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
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

test.each([
  ['a file', () => join(root.path, 'notes'), 'is no folder. Name a new one.'],
  ['a path below a file', () => join(root.path, 'notes/admin'), 'is no folder. Name a new one.'],
  ['a workspace with a malformed package.json', () => root.path, 'package.json is no JSON: repair it first.'],
])('[DEV-04] a kit is not written into %s', async (_name, folder, sentence) => {
  await writeFile(join(root.path, 'notes'), 'ours')
  await writeFile(join(root.path, 'package.json'), '{"devDependencies":{"@loja/module-kit":"1",<<<<<<<')
  const made = makeKit(folder(), new Progress(true, () => undefined))
  await expect(made).rejects.toMatchObject({ code: 'usage', message: expect.stringContaining(sentence) })
  expect(await readFile(join(root.path, 'notes'), 'utf8')).toBe('ours')
})
