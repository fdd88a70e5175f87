import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { useReleaseDirectory } from '@loja/release/testing'
import { expect, test } from 'vitest'
import { writeTemplate } from './write-template'

const root = useReleaseDirectory()

const packed = (version: string) => ({
  version,
  manifests: [{ name: '@loja/ui', version, peerDependencies: { '@loja/ui': version, react: '19.3.1' } }],
})
const manifest = async () => JSON.parse(await readFile(join(root.path, 'package.json'), 'utf8'))

test('[DEV-04] a newer kit changes the versions of an existing workspace, and nothing else', async () => {
  await writeTemplate(root.path, packed('3.3.0-a'))
  await writeFile(join(root.path, 'README.md'), 'ours')
  const before = await manifest()
  await writeFile(join(root.path, 'package.json'), JSON.stringify({ ...before, devDependencies: { zod: '4.0.0' } }))
  expect(await writeTemplate(root.path, packed('3.4.0-b'))).toEqual({ isNew: false })
  const { devDependencies, ...rest } = await manifest()
  expect(devDependencies).toMatchObject({ zod: '4.0.0', '@loja/ui': 'file:kit/loja-ui-3.4.0-b.tgz' })
  expect({ ...rest, devDependencies: undefined }).toEqual({ ...before, devDependencies: undefined })
  expect(await readFile(join(root.path, 'README.md'), 'utf8')).toBe('ours')
})
