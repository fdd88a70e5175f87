import { chmod, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { liveRegistry, putRelease } from '@loja/release/testing'
import { expect, test, vi } from 'vitest'
import { Progress } from './progress'
import { status } from './status'
import { ANA, last, useReleased } from './test-support'

const { root, dir, store, mf, release } = useReleased()

test('lists each live release with commit, time and publisher, its earlier releases and disabled releases', async () => {
  vi.stubEnv('RELEASED_BY', 'Ana')
  await release('1.1.0')
  vi.unstubAllEnvs()
  await mf('disable shell --releases', '--reason', 'auditoria')
  const { steps } = await mf('status')
  expect(steps).toMatchObject([
    { step: 'status', name: 'shell', active: '1.0.0', locked: 'auditoria', release: { commit: 'faa58e2' } },
    {
      step: 'status',
      name: 'mf-orders',
      active: '1.1.0',
      previous: ['1.0.0'],
      release: {
        commit: 'faa58e2',
        releasedBy: 'Ana',
        releasedAt: (await liveRegistry(dir())).releases['mf-orders@1.1.0']?.releasedAt,
      },
      health: [],
    },
    { step: 'done', rev: 4, failing: [] },
  ])
})

test('[PAGE-12] lists the pages of the live release and the canary', async () => {
  const page = { label: 'Cupons', icon: 'gift', section: 'store', order: 10, shape: { kind: 'sentence' } }
  const declares = { pages: { coupons: { ...page, path: '/admin/coupons' } } }
  const from = await putRelease(store(), 'mf-orders', '1.1.0', { declares })
  await mf(`canary mf-orders --users ${ANA} --anyway teste --from ${from}`)
  const lines: string[] = []
  await status(dir(), { name: 'mf-orders', telemetry: undefined }, new Progress(false, (line) => lines.push(line)))
  expect(lines[0]).toMatch(
    /live: 1\.0\.0 .*\n +pages: \/admin\/orders\n +canary: 1\.1\.0.*\n +pages: \/admin\/coupons Cupons$/,
  )
  expect((await mf('status mf-orders')).steps[0]).toMatchObject({
    pages: { '1.0.0': ['/admin/orders'], '1.1.0': ['/admin/coupons Cupons'] },
  })
})

test('[REL-02] prints team and note of a release, and the reason of a rollback', async () => {
  const lines: string[] = []
  const print = async () => {
    lines.length = 0
    await status(dir(), { name: 'mf-orders', telemetry: undefined }, new Progress(false, (line) => lines.push(line)))
    return lines[0]
  }
  vi.stubEnv('RELEASED_BY', 'Ana')
  const from = await putRelease(store(), 'mf-orders', '1.1.0')
  await mf(`release mf-orders --from ${from}`, '--note', 'filtro por transportadora')
  expect(await print()).toMatch(
    /^mf-orders\n {2}live: 1\.1\.0 \(commit faa58e2, team orders, released by Ana at .*\): filtro por transportadora\n/,
  )
  await mf('rollback mf-orders', '--note', 'totais errados')
  expect(await print()).toMatch(/\n {2}rolled back: 1\.1\.0 by Ana at .*: totais errados$/)
  vi.unstubAllEnvs()
})

test('lists the releases with missing files, each with what to do, and restores none', async () => {
  await release('1.1.0')
  const lines: string[] = []
  const progress = new Progress(false, (line) => lines.push(line))
  await rm(join(dir(), 'r/mf-orders/1.1.0/static/js/module.js'))
  await rm(join(dir(), 's/1.0.0'), { recursive: true })
  await status(dir(), { name: undefined, telemetry: undefined }, progress)
  const restore = (folder: string) => `copy ${dir()}/${folder} from a backup or from the machine that built it.`
  expect(lines[0]).toContain(`\n  1.0.0 lacks 1 file, first release.json. To restore it, ${restore('s/1.0.0')}`)
  expect(lines[1]).toContain(
    `\n  1.1.0 lacks 1 file, first static/js/module.js. Go back (pnpm mf rollback mf-orders --to 1.0.0 --dir ${dir()}), or ${restore('r/mf-orders/1.1.0')}`,
  )
  expect(lines[2]).toContain('; files are missing of shell@1.0.0, mf-orders@1.1.0')
  const { steps } = await mf('status mf-orders')
  expect(steps).toMatchObject([{ missing: { '1.1.0': ['static/js/module.js'] } }, { damaged: ['mf-orders@1.1.0'] }])
})

test('status changes no file', async () => {
  const before = (await readdir(dir(), { recursive: true })).sort()
  await chmod(dir(), 0o555)
  expect((await mf('status')).exitCode).toBe(0)
  await chmod(dir(), 0o755)
  expect((await readdir(dir(), { recursive: true })).sort()).toEqual(before)
})

test('refuses a missing, empty or unregistered directory, a file, and an unknown module', async () => {
  const missing = await mf('status', '--dir', join(root.path, 'wwww'))
  expect([missing.exitCode, last(missing)]).toEqual([7, `There is no folder ${join(root.path, 'wwww')}. Check --dir.`])
  const path = join(root.path, 'my shop')
  await mkdir(path)
  const empty = await mf('status', '--dir', path)
  expect([empty.exitCode, last(empty)]).toEqual([
    7,
    `${path} holds no remotes.json: nothing was released there. Check --dir, or begin: pnpm mf release shell --dir '${path}'`,
  ])
  const unknown = await mf('status mf-order')
  expect([unknown.exitCode, last(unknown)]).toEqual([
    7,
    'mf-order has no release here (released: shell, mf-orders). Did you mean mf-orders?',
  ])
  for (const below of ['remotes.json', 'remotes.json/www']) {
    const file = await mf('status', '--dir', join(dir(), below))
    expect([file.exitCode, last(file)]).toEqual([2, `${join(dir(), below)} is no folder. Check --dir.`])
  }
})
