import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { leftovers, putRelease, useReleaseDirectory } from '../testing/release-directory'
import { copyRelease, exists } from './copy-release'

const disk = vi.hoisted(() => ({ isFull: false }))
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>()
  const write: typeof original.writeFile = (...args) =>
    disk.isFull ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) : original.writeFile(...args)
  return { ...original, writeFile: write }
})

const dir = useReleaseDirectory()
const place = () => join(dir.path, 'www/r/mf-orders/1.0.0')
const MODULE = 'static/js/module.js'

test('a release is copied once, and the same files of another build change nothing', async () => {
  const folder = await putRelease(dir.path, 'mf-orders', '1.0.0')
  expect(await copyRelease(folder, place())).toBe('new')
  const first = await readFile(join(place(), 'release.json'), 'utf8')
  await putRelease(dir.path, 'mf-orders', '1.0.0', { builtAt: '2026-11-22T00:00:00.000Z', commit: 'unknown' })
  expect(await copyRelease(folder, place())).toBe('present')
  expect(await readFile(join(place(), 'release.json'), 'utf8')).toBe(first)
  expect(await leftovers(dir.path)).toEqual([])
})

test.each<[what: string, change: () => Promise<unknown>]>([
  ['another file', () => writeFile(join(place(), MODULE), '"other"')],
  ['a file more', () => writeFile(join(place(), 'static/js/more.js'), '1')],
  [
    'a missing file of another build',
    () =>
      putRelease(dir.path, 'mf-orders', '1.0.0', { texts: { [MODULE]: '"other"' } }).then(() =>
        rm(join(place(), MODULE)),
      ),
  ],
])('a place with %s is not overwritten', async (_, change) => {
  const folder = await putRelease(dir.path, 'mf-orders', '1.0.0')
  await copyRelease(folder, place())
  await change()
  await expect(copyRelease(folder, place())).rejects.toMatchObject({
    code: 'state',
    message: expect.stringMatching(
      /www\/r\/mf-orders\/1\.0\.0 holds another release of that name \(1 files differ, first static\/js\/\w+\.js\)/,
    ),
  })
})

test('a deleted file is restored, and the others are not written', async () => {
  const folder = await putRelease(dir.path, 'mf-orders', '1.0.0')
  await copyRelease(folder, place())
  const before = await stat(join(place(), 'release.json'))
  await rm(join(place(), 'static'), { recursive: true })
  expect(await copyRelease(folder, place())).toBe('completed')
  expect(await readFile(join(place(), MODULE), 'utf8')).toBe(await readFile(join(folder, MODULE), 'utf8'))
  expect((await stat(join(place(), 'release.json'))).ino).toBe(before.ino)
  expect(await leftovers(dir.path)).toEqual([])
})

test('a folder that is not a release is not overwritten', async () => {
  const folder = await putRelease(dir.path, 'mf-orders', '1.0.0')
  await mkdir(place(), { recursive: true })
  await expect(copyRelease(folder, place())).rejects.toMatchObject({ code: 'state' })
})

test('a release that is copied concurrently is there once and complete', async () => {
  const folder = await putRelease(dir.path, 'mf-orders', '1.0.0')
  await Promise.all([copyRelease(folder, place()), copyRelease(folder, `${place()}-other`)])
  expect(await exists(join(place(), MODULE))).toBe(true)
  expect(await leftovers(dir.path)).toEqual([])
})

test('a full disk is reported with the place of the copy, of which nothing is left', async () => {
  const folder = await putRelease(dir.path, 'mf-orders', '1.0.0')
  disk.isFull = true
  await expect(copyRelease(folder, place())).rejects.toMatchObject({ code: 'ENOSPC', path: place() })
  disk.isFull = false
  expect(await leftovers(dir.path)).toEqual([])
})

test('a folder without a readable release.json is refused with what to do', async () => {
  const folder = await putRelease(dir.path, 'mf-orders', '1.0.0')
  await writeFile(join(folder, 'release.json'), '')
  await expect(copyRelease(folder, place())).rejects.toMatchObject({
    code: 'state',
    message: `${folder} is no release: release.json is missing or malformed. Build it again; if the folder is below .dist, delete it before.`,
  })
})
