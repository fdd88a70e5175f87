import { spawn } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Registry } from '@loja/federation/build'
import { expect, test } from 'vitest'
import { listedRelease } from '../folder/release-folder'
import { leftovers, liveRegistry, putRelease, useReleaseDirectory } from '../testing/release-directory'
import { editRegistry, readRegistry } from './edit-registry'
import { activate, activateShell, setEnabled } from './edits'

const dir = useReleaseDirectory()

async function release(version: string, name = 'mf-orders'): Promise<Registry> {
  const folder = await putRelease(dir.path, name, version)
  const listed = await listedRelease(folder)
  const candidate = { name, version, routes: [`/admin/${name}`], listed }
  return editRegistry(dir.path, `release ${name} ${version}`, (registry) => activate(registry, candidate))
}

test('an edit grows the revision by one and is kept with what made it', async () => {
  await release('1.0.0')
  await release('1.1.0')
  expect(await liveRegistry(dir.path)).toMatchObject({
    rev: 2,
    remotes: { 'mf-orders': { active: '1.1.0', previous: ['1.0.0'], enabled: true } },
  })
  const history = (rev: number) =>
    readFile(join(dir.path, `remotes.history/${rev}.json`), 'utf8').then((text) => JSON.parse(text))
  expect(await history(1)).toMatchObject({ what: 'release mf-orders 1.0.0', registry: { rev: 1 } })
  expect(await history(2)).toMatchObject({ what: 'release mf-orders 1.1.0', registry: await liveRegistry(dir.path) })
})

test('an edit that changes nothing writes nothing', async () => {
  await release('1.0.0')
  const before = await readFile(join(dir.path, 'remotes.json'), 'utf8')
  expect((await release('1.0.0')).rev).toBe(1)
  expect(await readFile(join(dir.path, 'remotes.json'), 'utf8')).toBe(before)
  expect(await readdir(join(dir.path, 'remotes.history'))).toEqual(['1.json'])
})

test('T12: edits at once all land, none is lost', async () => {
  const names = ['mf-catalog', 'mf-orders', 'mf-settings', 'mf-users']
  await Promise.all(names.flatMap((name) => ['1.0.0', '1.1.0', '1.2.0'].map((version) => release(version, name))))
  const { rev, remotes, releases } = await liveRegistry(dir.path)
  expect(rev).toBe(12)
  expect(Object.keys(remotes).sort()).toEqual(names)
  expect(Object.keys(releases)).toHaveLength(12)
  for (const { active, previous } of Object.values(remotes)) expect(previous).toHaveLength(active ? 2 : 0)
  expect(await leftovers(dir.path)).toEqual([])
})

test('who wrote in between, without a lock, is not overwritten', async () => {
  await release('1.0.0')
  let tries = 0
  await editRegistry(dir.path, 'disable mf-orders', async (registry) => {
    tries += 1
    if (tries === 1) await writeFile(join(dir.path, 'remotes.json'), JSON.stringify({ ...registry, rev: 40 }))
    return setEnabled(registry, 'mf-orders', false)
  })
  expect(tries).toBe(2)
  expect(await liveRegistry(dir.path)).toMatchObject({ rev: 41, remotes: { 'mf-orders': { enabled: false } } })
})

test('a refused edit leaves everything as it was, and the next one goes on', async () => {
  await release('1.0.0')
  const before = await liveRegistry(dir.path)
  await expect(
    editRegistry(dir.path, 'disable mf-none', (registry) => setEnabled(registry, 'mf-none', false)),
  ).rejects.toMatchObject({
    code: 'state',
    message: 'mf-none has no release here (released: mf-orders). Release it first: pnpm mf release mf-none',
  })
  expect(await liveRegistry(dir.path)).toEqual(before)
  expect((await release('1.1.0')).rev).toBe(2)
})

async function ticketOf(owner: object): Promise<void> {
  await mkdir(join(dir.path, '.remotes.lock'), { recursive: true })
  await writeFile(
    join(dir.path, '.remotes.lock/7'),
    JSON.stringify({ host: hostname(), started: '1', what: 'x', ...owner }),
  )
}

test('the lock of a process that is gone is taken over', async () => {
  const gone = spawn(process.execPath, ['--version'])
  await new Promise((resolve) => gone.once('exit', resolve))
  await ticketOf({ pid: gone.pid })
  expect((await release('1.0.0')).rev).toBe(1)
})

test('… and of one whose number another process has now', async () => {
  await ticketOf({ pid: process.pid })
  expect((await release('1.0.0')).rev).toBe(1)
})

test('killed between the registry and index.html: the next command points to the shell that the registry names', async () => {
  await putRelease(dir.path, 'shell', '1.0.0')
  await editRegistry(dir.path, 'release shell', (registry) => activateShell(registry, '1.0.0'))
  const page = await readFile(join(dir.path, 'index.html'), 'utf8')
  expect(page).toContain('/s/1.0.0/')
  expect(await readFile(join(dir.path, 'favicon.svg'), 'utf8')).toContain('<svg')

  const registry = await liveRegistry(dir.path)
  await putRelease(dir.path, 'shell', '1.1.0')
  await writeFile(join(dir.path, 'remotes.json'), JSON.stringify(activateShell({ ...registry, rev: 2 }, '1.1.0')))
  await editRegistry(dir.path, 'status', (same) => same)
  expect(await readFile(join(dir.path, 'index.html'), 'utf8')).toContain('/s/1.1.0/')
})

test('a registry that no page can read is not edited', async () => {
  await writeFile(join(dir.path, 'remotes.json'), '<!doctype html>')
  await expect(release('1.0.0')).rejects.toMatchObject({ code: 'state', message: expect.stringContaining('malformed') })
  await rm(join(dir.path, 'remotes.json'))
  expect(await readRegistry(dir.path)).toEqual({ schema: 1, rev: 0, remotes: {}, releases: {} })
})
