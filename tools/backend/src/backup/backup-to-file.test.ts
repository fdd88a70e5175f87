import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { backupToFile } from './backup-to-file'

const dir = mkdtempSync(join(tmpdir(), 'loja-backup-'))
afterAll(() => rmSync(dir, { recursive: true }))
writeFileSync(join(dir, 'there'), 'ours')

test.each([
  ['there', 'exists. Nothing was written.'],
  ['missing/store.backup', `cannot be written: there is no folder ${join(dir, 'missing')}. Nothing was written.`],
  ['there/store.backup', `cannot be written: there is no folder ${join(dir, 'there')}. Nothing was written.`],
])('a backup to %s is refused before the store is read', async (name, reason) => {
  const path = join(dir, name)
  const write = vi.fn(async () => undefined)
  await expect(backupToFile(path, write)).rejects.toThrow(`${path} ${reason}`)
  expect(write).not.toHaveBeenCalled()
})
