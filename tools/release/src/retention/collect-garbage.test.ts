import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { candidateOf } from '../folder/release-folder'
import { editRegistry } from '../registry/edit-registry'
import { activate, activateShell, rollBack, startCanary } from '../registry/edits'
import { leftovers, liveRegistry, putRelease, useReleaseDirectory } from '../testing/release-directory'
import { collectGarbage } from './collect-garbage'

const dir = useReleaseDirectory()
const NOW = new Date('2026-12-24T12:00:00Z')
const version = (index: number) => `1.${String(index).padStart(2, '0')}.0`
const name = 'mf-orders'

const builtAt = (index: number) => `2026-11-${String(index + 1).padStart(2, '0')}T00:00:00Z`

async function candidate(index: number, at = builtAt(index)) {
  return candidateOf(await putRelease(dir.path, name, version(index), { builtAt: at }))
}

async function dateHistory(at: string): Promise<void> {
  const folder = join(dir.path, 'remotes.history')
  for (const file of await readdir(folder)) {
    const entry = { registry: await liveRegistry(dir.path), what: 'release', at }
    if (file !== '99.json') await writeFile(join(folder, file), JSON.stringify(entry))
  }
}

beforeEach(async () => {
  const releases = await Promise.all(Array.from({ length: 15 }, (_, index) => candidate(index)))
  await editRegistry(dir.path, { what: 'release' }, (registry) => releases.reduce(activate, registry))
  await dateHistory('2026-11-20T00:00:00Z')
})
const present = async () => (await readdir(join(dir.path, 'r', name))).sort()
const gc = () => collectGarbage(dir.path, name, { now: NOW })

test('the ten newest releases stay, and older ones are deleted and unlisted', async () => {
  const { deleted, bytes } = await gc()
  expect(deleted.sort()).toEqual([0, 1, 2, 3, 4].map(version))
  expect(bytes).toBeGreaterThan(1000)
  expect(await present()).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map(version))
  expect(Object.keys((await liveRegistry(dir.path)).releases)).toHaveLength(10)
  expect(await leftovers(dir.path)).toEqual([])
  expect(await gc()).toMatchObject({ deleted: [], bytes: 0 })
})

test('active and previous releases and canaries stay at any age', async () => {
  const [first, second] = [await candidate(0), await candidate(1)]
  await editRegistry(dir.path, { what: 'rollback' }, (registry) =>
    rollBack(registry, name, first, { at: new Date().toISOString() }),
  )
  await editRegistry(dir.path, { what: 'canary' }, (registry) => startCanary(registry, second, ['ana']))
  await dateHistory('2026-11-20T00:00:00Z')
  expect((await gc()).deleted.sort()).toEqual([2, 3, 4].map(version))
})

test('a release that was active within the last 14 days stays', async () => {
  const before = await liveRegistry(dir.path)
  before.remotes[name] = { routes: [], active: version(2), previous: [version(1)], enabled: true }
  const entry = { at: '2026-12-20T00:00:00Z', what: 'release', registry: before }
  await writeFile(join(dir.path, 'remotes.history/99.json'), JSON.stringify(entry))
  expect((await gc()).deleted.sort()).toEqual([0, 3, 4].map(version))
})

test('a release that became active earlier and was so within the last 14 days stays', async () => {
  const before = await liveRegistry(dir.path)
  before.remotes[name] = { routes: [], active: version(3), previous: [], enabled: true }
  const entry = { at: '2026-11-30T00:00:00Z', what: 'release', registry: before }
  await writeFile(join(dir.path, 'remotes.history/99.json'), JSON.stringify(entry))
  expect((await gc()).deleted.sort()).toEqual([0, 1, 2, 4].map(version))
})

test('a release that was built within the last 14 days stays without having been active', async () => {
  await candidate(3, '2026-12-11T00:00:00Z')
  expect((await gc()).deleted).not.toContain(version(3))
})

test('releases of the shell are deleted like those of a remote', async () => {
  for (let index = 0; index < 12; index++)
    await putRelease(dir.path, 'shell', version(index), { builtAt: builtAt(index) })
  await editRegistry(dir.path, { what: 'release shell' }, (registry) => activateShell(registry, version(0)))
  await dateHistory('2026-11-20T00:00:00Z')
  const { deleted } = await collectGarbage(dir.path, 'shell', { now: NOW })
  expect([deleted.length, deleted.includes(version(0))]).toEqual([1, false])
})
