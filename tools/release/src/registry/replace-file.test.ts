import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storageReason, storageRefusal } from '../refusal'
import { useReleaseDirectory } from '../testing/release-directory'
import { replaceFile, writeSynced } from './replace-file'

const dir = useReleaseDirectory()

test('a replacement deletes what a killed process left an hour ago', async () => {
  const left = ['.remotes.json.0123456789ab.tmp', '.remotes.json.ba9876543210.tmp', '.other.json.0123456789ab.tmp']
  for (const name of left) await writeFile(join(dir.path, name), '{')
  const before = new Date(Date.now() - 2 * 3_600_000)
  for (const name of [left[0] ?? '', left[2] ?? '']) await utimes(join(dir.path, name), before, before)
  await replaceFile(join(dir.path, 'remotes.json'), '{}')
  expect((await readdir(dir.path)).sort()).toEqual([left[2], left[1], 'remotes.json'])
  expect(await readFile(join(dir.path, 'remotes.json'), 'utf8')).toBe('{}')
})

test('an error of a write names the file', async () => {
  await expect(writeSynced('/dev/full/x', '')).rejects.toMatchObject({ code: 'ENOTDIR' })
  const path = join(dir.path, 'huge.json')
  // Such a text fails after the file was opened, as a full disk does.
  await expect(writeSynced(path, undefined as unknown as string)).rejects.toMatchObject({ path })
})

test('a full disk is reported with the place that is full, not with the source of the copy', () => {
  const error = Object.assign(new Error('full'), {
    code: 'ENOSPC',
    path: '/build/release.json',
    dest: '/srv/release.json',
  })
  expect(storageReason(error)).toBe('no space is left on the disk (ENOSPC, /srv/release.json)')
  expect(storageRefusal(error)?.message).toContain('The live releases did not change.')
})
