import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { putRelease, useReleaseDirectory } from '../testing/release-directory'
import { copyRelease, exists } from './copy-release'
import { readWholeRelease } from './whole-release'

const dir = useReleaseDirectory()
const MODULE = 'static/js/module.js'
let folder: string
beforeEach(async () => {
  folder = await putRelease(dir.path, 'mf-orders', '1.0.0')
})

const at = (path: string) => join(folder, path)
const secret = () => join(dir.path, 'secret.txt')

test('a release with compressed versions of its files is whole, and copied with them', async () => {
  const module = Buffer.from('"mf-orders 1.0.0"')
  await writeFile(at(`${MODULE}.gz`), gzipSync(module))
  await writeFile(at(`${MODULE}.br`), brotliCompressSync(module))
  const { contents } = await readWholeRelease(folder)
  const names = [MODULE, `${MODULE}.br`, `${MODULE}.gz`]
  expect([...contents.keys()].sort()).toEqual(['release.json', 'static/js/entry.js', ...names])
  await copyRelease(folder, join(dir.path, 'www'))
  for (const name of names) expect(await exists(join(dir.path, 'www', name)), name).toBe(true)
})

test.each<[what: string, change: () => Promise<unknown>, sentence: RegExp]>([
  ['a file without a hash', () => writeFile(at('static/js/more.js'), '1'), /^static\/js\/more\.js has no hash in/],
  ['a changed file', () => writeFile(at(MODULE), '"other"'), /^static\/js\/module\.js is not the file that/],
  ['a missing file', () => rm(at(MODULE)), /^static\/js\/module\.js is missing: build it again/],
  ['a link to a file', () => symlink(secret(), at('static/js/leak.js')), /^static\/js\/leak\.js is a link or/],
  ['a link to a folder', () => symlink(dir.path, at('static/more')), /^static\/more is a link or/],
  [
    'a link in place of a file',
    async () => {
      await rm(at(MODULE))
      await symlink(secret(), at(MODULE))
    },
    /^static\/js\/module\.js is a link or/,
  ],
  [
    'a link as a compressed file',
    () => symlink(secret(), at(`${MODULE}.gz`)),
    /^static\/js\/module\.js\.gz is a link or/,
  ],
  [
    'a compressed version of other bytes',
    () => writeFile(at(`${MODULE}.gz`), gzipSync('"other"')),
    /^static\/js\/module\.js\.gz does not hold the file of that name/,
  ],
  [
    'a compressed version that is larger',
    () => writeFile(at(`${MODULE}.br`), brotliCompressSync(Buffer.alloc(1_000_000))),
    /^static\/js\/module\.js\.br does not hold/,
  ],
  ['a file that is not compressed', () => writeFile(at(`${MODULE}.br`), '"mf-orders 1.0.0"'), /\.br does not hold/],
  [
    'a compressed version of no file',
    () => writeFile(at('static/js/more.js.gz'), gzipSync('1')),
    /more\.js\.gz does not hold/,
  ],
  [
    'another description in its compressed version',
    () => writeFile(at('release.json.gz'), gzipSync('{}')),
    /^release\.json\.gz does not/,
  ],
])('a folder with %s is refused, and nothing is copied', async (_, change, sentence) => {
  await writeFile(secret(), 'secret')
  await change()
  const refusal = { code: 'gate', problems: [expect.stringMatching(sentence)] }
  await expect(readWholeRelease(folder)).rejects.toMatchObject(refusal)
  await expect(copyRelease(folder, join(dir.path, 'www'))).rejects.toMatchObject(refusal)
  expect(await exists(join(dir.path, 'www'))).toBe(false)
})
