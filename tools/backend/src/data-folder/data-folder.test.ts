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

test('a folder is made closed to others, and one that exists is closed', async () => {
  await openDataFolder(join(dir, 'new'))
  expect(await modeOf(join(dir, 'new'))).toBe(0o700)
  await chmod(dir, 0o755)
  await rm(join(dir, 'new'), { recursive: true })
  await openDataFolder(dir)
  expect(await modeOf(dir)).toBe(0o700)
})

test('the keys are closed to others, also those of a copy that was not', async () => {
  const keys = await loadSecrets(dir)
  await chmod(join(dir, 'secrets.json'), 0o644)
  expect(await loadSecrets(dir)).toEqual(keys)
  expect(await modeOf(join(dir, 'secrets.json'))).toBe(0o600)
})

test('a folder of an older release, which has no marker, is opened and marked', async () => {
  await loadSecrets(dir)
  await mkdir(join(dir, 'pg17'))
  await openDataFolder(dir)
  await markDataFolder(dir)
  expect(await readdir(dir)).toContain(MARKER_FILE)
  await writeFile(join(dir, 'notes.txt'), 'added later')
  await expect(openDataFolder(dir)).resolves.toBeUndefined()
})

test('a folder of somebody else is left as it is, its mode too', async () => {
  for (const name of ['thesis.txt', 'secrets.json']) await writeFile(join(dir, name), 'x')
  await chmod(dir, 0o755)
  await expect(openDataFolder(dir)).rejects.toMatchObject({
    code: 'data-dir-foreign',
    message: expect.stringContaining('thesis.txt'),
  })
  expect([(await readdir(dir)).length, await modeOf(dir)]).toEqual([2, 0o755])
})

test.each(['', '{"jwtSecret": "short"', '{}'])('keys that read %j are not replaced', async (text) => {
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
