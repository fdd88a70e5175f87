import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@loja/federation-build'
import { expect, test } from 'vitest'
import { candidateOf } from '../folder/release-folder'
import { liveRegistry, putRelease, useReleaseDirectory } from '../testing/release-directory'
import { editRegistry, restoreRevision } from './edit-registry'
import { activate, activateShell, setEnabled } from './edits'

const dir = useReleaseDirectory()

async function release(version: string, name = 'mf-orders'): Promise<Registry> {
  const candidate = await candidateOf(await putRelease(dir.path, name, version))
  return editRegistry(dir.path, { what: `release ${name} ${version}` }, (registry) => activate(registry, candidate))
}

test('[PAGE-13] an edit keeps fields that this release tool does not know', async () => {
  await release('1.0.0')
  const before = await liveRegistry(dir.path)
  const newer = {
    ...before,
    regions: { south: ['mf-orders'] },
    remotes: { 'mf-orders': { ...before.remotes['mf-orders'], region: 'south' } },
    releases: {
      'mf-orders@1.0.0': {
        ...before.releases['mf-orders@1.0.0'],
        declares: { pages: { new: { icon: 'cart' } } },
        size: 7,
      },
    },
  }
  await writeFile(join(dir.path, 'remotes.json'), JSON.stringify(newer))
  await editRegistry(dir.path, { what: 'disable' }, (registry) => setEnabled(registry, 'mf-orders', false))
  const text = await readFile(join(dir.path, 'remotes.json'), 'utf8')
  expect(JSON.parse(text)).toMatchObject({
    ...newer,
    rev: 2,
    remotes: { 'mf-orders': { ...newer.remotes['mf-orders'], enabled: false } },
  })
  await rm(join(dir.path, 'remotes.json'))
  await restore(2)
  expect(JSON.parse(await readFile(join(dir.path, 'remotes.json'), 'utf8'))).toMatchObject({
    ...JSON.parse(text),
    rev: 3,
  })
})

test('a write without the lock is not overwritten', async () => {
  await release('1.0.0')
  let tries = 0
  await editRegistry(dir.path, { what: 'disable mf-orders' }, async (registry) => {
    tries += 1
    if (tries === 1) await writeFile(join(dir.path, 'remotes.json'), JSON.stringify({ ...registry, rev: 40 }))
    return setEnabled(registry, 'mf-orders', false)
  })
  expect(tries).toBe(2)
  expect(await liveRegistry(dir.path)).toMatchObject({ rev: 41, remotes: { 'mf-orders': { enabled: false } } })
})

test('the next command updates index.html after a kill before that step', async () => {
  await putRelease(dir.path, 'shell', '1.0.0')
  await editRegistry(dir.path, { what: 'release shell' }, (registry) => activateShell(registry, '1.0.0'))
  const page = await readFile(join(dir.path, 'index.html'), 'utf8')
  expect(page).toContain('/s/1.0.0/')
  expect(await readFile(join(dir.path, 'favicon.svg'), 'utf8')).toContain('<svg')

  const registry = await liveRegistry(dir.path)
  await putRelease(dir.path, 'shell', '1.1.0')
  await writeFile(join(dir.path, 'remotes.json'), JSON.stringify(activateShell({ ...registry, rev: 2 }, '1.1.0')))
  await editRegistry(dir.path, { what: 'status' }, (same) => same)
  expect(await readFile(join(dir.path, 'index.html'), 'utf8')).toContain('/s/1.1.0/')
})

const restore = (revision: number, permit = async (wanted: Registry, _?: Registry) => wanted) =>
  restoreRevision({ dir: dir.path, revision, dryRun: false, note: () => ({ what: `restore ${revision}` }) }, permit)

test.each([
  ['deleted', () => rm(join(dir.path, 'remotes.json'))],
  ['broken', () => writeFile(join(dir.path, 'remotes.json'), '{"schema":1')],
])('a %s registry is refused, and restored from its history with the next revision', async (_, damage) => {
  await release('1.0.0')
  await release('1.1.0')
  await damage()
  await writeFile(join(dir.path, 'remotes.history/3.json'), '{"at":')
  await expect(release('1.2.0')).rejects.toMatchObject({
    code: 'state',
    message: expect.stringContaining(`pnpm mf rollback --to 2 --dir ${dir.path}`),
  })
  const { registry, as } = await restore(2)
  expect([registry.rev, as.what]).toEqual([4, 'release mf-orders 1.1.0'])
  expect(await liveRegistry(dir.path)).toMatchObject({ rev: 4, remotes: { 'mf-orders': { active: '1.1.0' } } })
  expect((await release('1.2.0')).rev).toBe(5)
})

test('[REL-09] a registry of a newer version is neither edited nor replaced by an earlier revision', async () => {
  await release('1.0.0')
  await release('1.1.0')
  const newer = JSON.stringify({ ...(await liveRegistry(dir.path)), schema: 2 })
  await writeFile(join(dir.path, 'remotes.json'), newer)
  for (const command of [() => release('1.2.0'), () => restore(1)])
    await expect(command()).rejects.toMatchObject({
      code: 'state',
      message: `remotes.json in ${dir.path} has schema 2 of a newer version, and this checkout knows schema 1. Update the checkout.`,
    })
  expect(await readFile(join(dir.path, 'remotes.json'), 'utf8')).toBe(newer)
})

test('an unknown revision, a revision that never was live, and the current state are refused', async () => {
  await expect(restore(1)).rejects.toMatchObject({
    code: 'state',
    message: expect.stringContaining('The history is empty'),
  })
  await release('1.0.0')
  const entry = JSON.parse(await readFile(join(dir.path, 'remotes.history/1.json'), 'utf8'))
  entry.registry.rev = 2
  await writeFile(join(dir.path, 'remotes.history/2.json'), JSON.stringify(entry))
  await expect(restore(2)).rejects.toThrow('has no revision 2. The latest: 1 (release mf-orders 1.0.0).')
  await expect(restore(1)).rejects.toThrow('is as of revision 1 already')
})
