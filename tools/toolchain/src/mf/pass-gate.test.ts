import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '@loja/federation-build'
import { liveRegistry, putRelease } from '@loja/release/testing'
import { expect, test } from 'vitest'
import { useReleased } from './test-support'

const { dir, store, mf, release } = useReleased()

test('a release drops a live address only with a reason', async () => {
  const routes = ['/admin/orders', '/admin/returns']
  await release('1.1.0', 'mf-orders', { routes })
  const printed = await release('1.2.0')
  expect([printed.exitCode, printed.steps.at(-1)?.problems]).toEqual([
    5,
    [expect.stringContaining('mf-orders@1.2.0 does not render /admin/returns')],
  ])
  expect(await readdir(join(dir(), 'r/mf-orders'))).toEqual(['1.0.0', '1.1.0'])
  const from = await putRelease(store(), 'mf-orders', '1.2.0')
  expect((await mf(`release mf-orders --anyway teste --from ${from}`)).exitCode).toBe(0)
})

const page = (path: string, label: string) => ({
  path,
  label,
  icon: 'gift',
  section: 'store',
  order: 10,
  shape: { kind: 'sentence' },
})
const ORDERS = page('/admin/orders', 'Pedidos')

test('[PAGE-12] a dry run prints the pages that come and go, and the links that lead nowhere', async () => {
  const tracking = page('/admin/tracking', 'Rastreamento')
  await release('1.1.0', 'mf-orders', { declares: { pages: { orders: ORDERS, tracking } } })
  const commands = [{ label: 'Envios', page: 'tracking' }]
  const coupons = {
    routes: ['/admin/coupons'],
    declares: { pages: { coupons: page('/admin/coupons', 'Cupons') }, commands },
  }
  await release('1.0.0', 'mf-coupons', coupons)
  const returns = page('/admin/returns', 'Devoluções')
  const declares = { pages: { orders: ORDERS, returns } }
  const from = await putRelease(store(), 'mf-orders', '1.2.0', { declares })
  const { steps } = await mf(`release mf-orders --dry-run --anyway teste --from ${from}`)
  expect(steps).toContainEqual({
    step: 'pages',
    outcome: 'ok',
    pages: ['- /admin/tracking Rastreamento', '+ /admin/returns Devoluções'],
  })
  expect(steps).toContainEqual({
    step: 'anyway',
    outcome: 'warning',
    text: '--anyway "teste" overrode: it drops addresses of the live release',
  })
  expect(steps).toContainEqual({
    step: 'gate',
    outcome: 'warning',
    text: expect.stringContaining(
      'mf-orders@1.2.0 no longer declares tracking, to which mf-coupons (team coupons) links',
    ),
  })
})

test('an older commit replaces a newer one only with a reason', async () => {
  await release('1.1.0', 'mf-orders', { committedAt: '2026-11-22T10:00:00Z' })
  const older = await putRelease(store(), 'mf-orders', '1.0.5', { committedAt: '2026-11-22T09:00:00Z' })
  const printed = await mf(`release mf-orders --from ${older}`)
  expect([printed.exitCode, printed.steps.at(-1)?.problems]).toEqual([5, [expect.stringContaining('--anyway')]])
  expect((await mf(`release mf-orders --anyway teste --from ${older}`)).steps.at(-1)).toMatchObject({
    outcome: 'ok',
    overrode: ['it is of an older commit'],
  })
  await release('1.1.0', 'shell', { committedAt: '2026-11-22T10:00:00Z' })
  expect((await release('1.0.5', 'shell', { committedAt: '2026-11-22T09:00:00Z' })).exitCode).toBe(5)
})

test('a refused release is not copied, and an existing build of the same release is used', async () => {
  await putRelease(dir(), 'mf-orders', '1.1.0', { builtAt: '2026-11-20T00:00:00.000Z' })
  expect((await release('1.1.0')).exitCode).toBe(0)
  const { releases } = await liveRegistry(dir())
  const text = await readFile(join(dir(), 'r/mf-orders/1.1.0/release.json'))
  expect(releases['mf-orders@1.1.0']?.integrity).toBe(integrityOf(text))
})

test('a module of another checkout is released from the folder of its build only', async () => {
  const name = 'mf-'.padEnd(50, 'x')
  const from = await putRelease(store(), name, '1.0.0')
  expect((await mf(`release ${name} --from ${from}`)).exitCode).toBe(0)
  const printed = await mf(`release ${name}`)
  expect([printed.exitCode, printed.steps.map(({ step }) => step)]).toEqual([2, ['refused']])
})
