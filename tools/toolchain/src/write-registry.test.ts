import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { integrityOf, type Registry } from '@loja/federation-build'
import { disableReleases, editRegistry, rollBack, rollBackShell, setEnabled } from '@loja/release'
import { liveRegistry, putRelease, useReleaseDirectory } from '@loja/release/testing'
import { expect, test } from 'vitest'
import { writeRegistry } from './write-registry'

const dir = useReleaseDirectory()

async function build(version: string, shell = '1.0.0'): Promise<string[]> {
  await putRelease(dir.path, 'mf-orders', version)
  await putRelease(dir.path, 'shell', shell)
  return writeRegistry(dir.path, { 'mf-orders': version, shell }, 'Ana')
}

test('the first registry lists the built releases', async () => {
  await build('0.1.0-a')
  const folder = join(dir.path, 'r/mf-orders/0.1.0-a')
  expect(await liveRegistry(dir.path)).toMatchObject({
    rev: 1,
    remotes: { 'mf-orders': { routes: ['/admin/orders'], active: '0.1.0-a', enabled: true } },
    releases: {
      'mf-orders@0.1.0-a': {
        integrity: integrityOf(readFileSync(join(folder, 'release.json'))),
        contract: '^3.0.0',
        team: 'orders',
        commit: 'faa58e2',
        releasedBy: 'Ana',
      },
    },
    shell: { active: '1.0.0', previous: [] },
  })
  expect(readFileSync(join(dir.path, 'index.html'), 'utf8')).toContain('/s/1.0.0/')
})

test('an unchanged registry is not written', async () => {
  await build('0.1.0-a')
  const before = readFileSync(join(dir.path, 'remotes.json'), 'utf8')
  expect(await build('0.1.0-a')).toEqual([])
  expect(readFileSync(join(dir.path, 'remotes.json'), 'utf8')).toBe(before)
})

test('an earlier release stays listed while its folder exists, and a disabled module stays disabled', async () => {
  await build('0.1.0-a')
  await editRegistry(dir.path, { what: 'disable' }, (registry) => setEnabled(registry, 'mf-orders', false))
  expect(await build('0.1.0-b', '1.1.0')).toEqual([
    'mf-orders: 0.1.0-a → 0.1.0-b',
    'mf-orders: its pages are disabled. To enable them: pnpm mf enable mf-orders',
    'shell: 1.0.0 → 1.1.0',
  ])
  expect(await liveRegistry(dir.path)).toMatchObject({
    remotes: { 'mf-orders': { active: '0.1.0-b', previous: ['0.1.0-a'], enabled: false } },
    shell: { active: '1.1.0', previous: ['1.0.0'] },
  })

  for (const gone of ['r/mf-orders/0.1.0-a', 's/1.0.0']) rmSync(join(dir.path, gone), { recursive: true })
  await build('0.1.0-c', '1.2.0')
  const { remotes, releases, shell } = await liveRegistry(dir.path)
  expect(Object.keys(releases)).toEqual(['mf-orders@0.1.0-b', 'mf-orders@0.1.0-c'])
  expect([remotes['mf-orders']?.previous, shell?.previous]).toEqual([['0.1.0-b'], ['1.1.0']])
})

test('a locked module stays unchanged, and its new release is listed', async () => {
  await build('0.1.0-a')
  for (const name of ['mf-orders', 'shell'])
    await editRegistry(dir.path, { what: 'lock' }, (registry) => disableReleases(registry, name, 'inventário'))
  expect(await build('0.1.0-b', '1.1.0')).toEqual([
    'mf-orders: stays at 0.1.0-a, its releases are disabled (inventário). To change that: pnpm mf enable mf-orders',
    'shell: stays at 1.0.0, its releases are disabled (inventário). To change that: pnpm mf enable shell',
  ])
  const { remotes, releases, shell } = await liveRegistry(dir.path)
  expect([remotes['mf-orders']?.active, shell?.active]).toEqual(['0.1.0-a', '1.0.0'])
  expect(Object.keys(releases)).toContain('mf-orders@0.1.0-b')
})

const AT = '2026-11-22T10:00:00.000Z'

test('[PAGE-11] a page moves between two modules in one build, and does not belong to both', async () => {
  const both = async (version: string, catalog: string[], orders: string[]) => {
    await putRelease(dir.path, 'mf-catalog', version, { routes: catalog })
    await putRelease(dir.path, 'mf-orders', version, { routes: orders })
    return writeRegistry(dir.path, { 'mf-catalog': version, 'mf-orders': version }, 'Ana')
  }
  await both('1', ['/admin/products'], ['/admin/orders', '/admin/invoices'])
  await both('2', ['/admin/products', '/admin/invoices'], ['/admin/orders'])
  await expect(both('3', ['/admin/products', '/admin/invoices'], ['/admin/orders', '/admin/invoices'])).rejects.toThrow(
    expect.objectContaining({
      problems: [expect.stringContaining('mf-catalog@3 declares /admin/invoices, which belongs to mf-orders')],
    }),
  )
  expect((await liveRegistry(dir.path)).remotes).toMatchObject({
    'mf-catalog': { active: '2' },
    'mf-orders': { active: '2' },
  })
})

test('keeps a rollback until the sources change, and applies them even if they return to that release', async () => {
  await build('0.1.0-a')
  await build('0.1.0-b', '1.1.0')
  const listed = { contract: '^3.0.0', builtAt: AT }
  const target = { name: 'mf-orders', version: '0.1.0-a', routes: ['/admin/orders'], listed }
  const back = (registry: Registry) => rollBack(registry, 'mf-orders', target, { by: 'Ana', at: AT })
  await editRegistry(dir.path, { what: 'rollback' }, back)
  await editRegistry(dir.path, { what: 'rollback' }, (registry) => rollBackShell(registry, '1.0.0', { at: AT }))
  const stays = [
    `mf-orders: stays at 0.1.0-a, rolled back by Ana at ${AT}`,
    `shell: stays at 1.0.0, rolled back at ${AT}`,
  ]
  for (let starts = 0; starts < 2; starts++) expect(await build('0.1.0-b', '1.1.0')).toEqual(stays)
  expect((await liveRegistry(dir.path)).rev).toBe(4)
  expect(readFileSync(join(dir.path, 'index.html'), 'utf8')).toContain('/s/1.0.0/')
  expect(await build('0.1.0-c', '1.2.0')).toEqual(['mf-orders: 0.1.0-a → 0.1.0-c', 'shell: 1.0.0 → 1.2.0'])
  expect(await build('0.1.0-b', '1.1.0')).toEqual(['mf-orders: 0.1.0-c → 0.1.0-b', 'shell: 1.2.0 → 1.1.0'])
})
