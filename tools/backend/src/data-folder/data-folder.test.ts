import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isDiskFull, toBackendError } from '../errors'
import { loadSecrets } from '../secrets'
import { MARKER_FILE, markDataFolder, openDataFolder } from './data-folder'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'loja-folder-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))
const modeOf = async (path: string) => (await stat(path)).mode & 0o777

test('creates a private folder and closes an existing one', async () => {
  await openDataFolder(join(dir, 'new'))
  expect(await modeOf(join(dir, 'new'))).toBe(0o700)
  await chmod(dir, 0o755)
  await rm(join(dir, 'new'), { recursive: true })
  await openDataFolder(dir)
  expect(await modeOf(dir)).toBe(0o700)
})

test('closes the keys, also of a copy', async () => {
  const keys = await loadSecrets(dir)
  await chmod(join(dir, 'secrets.json'), 0o644)
  expect(await loadSecrets(dir)).toEqual(keys)
  expect(await modeOf(join(dir, 'secrets.json'))).toBe(0o600)
})

test('opens and marks a folder of an older release', async () => {
  await loadSecrets(dir)
  await mkdir(join(dir, 'pg17'))
  await openDataFolder(dir)
  await markDataFolder(dir)
  expect(await readdir(dir)).toContain(MARKER_FILE)
  await writeFile(join(dir, 'notes.txt'), 'added later')
  await expect(openDataFolder(dir)).resolves.toBeUndefined()
})

test('leaves a foreign folder and its mode unchanged', async () => {
  for (const name of ['thesis.txt', 'secrets.json']) await writeFile(join(dir, name), 'x')
  await chmod(dir, 0o755)
  await expect(openDataFolder(dir)).rejects.toMatchObject({
    code: 'data-dir-foreign',
    message: expect.stringContaining('thesis.txt'),
  })
  expect([(await readdir(dir)).length, await modeOf(dir)]).toEqual([2, 0o755])
})

test.each(['', '{"jwtSecret": "short"', '{}'])('does not replace keys that read %j', async (text) => {
  await writeFile(join(dir, 'secrets.json'), text)
  await expect(loadSecrets(dir)).rejects.toMatchObject({ code: 'keys-damaged' })
  expect(await readFile(join(dir, 'secrets.json'), 'utf8')).toBe(text)
})

test.each([
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
  [new Error('Migration failed', { cause: Object.assign(new Error('x'), { code: '53100' }) }), true],
  [new Error('could not extend file "base/5/1": No space left on device'), true],
  [Object.assign(new Error('x'), { name: 'ErrnoError', errno: 51 }), true],
  [Object.assign(new Error('x'), { code: 'EACCES' }), false],
  ['x', false],
])('%s means a full disk: %s', (error, full) => {
  expect(isDiskFull(error)).toBe(full)
  expect(toBackendError(error).code).toBe(full ? 'disk-full' : 'failed')
})
