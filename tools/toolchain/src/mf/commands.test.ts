import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { leftovers, liveRegistry, putRelease, reportLine } from '@loja/release/testing'
import { expect, test, vi } from 'vitest'
import { Progress } from './progress'
import { ANA, last, useReleased } from './test-support'

const { root, dir, store, mf, release } = useReleased()
const orders = async () => (await liveRegistry(dir())).remotes['mf-orders']
const page = () => readFile(join(dir(), 'index.html'), 'utf8')

test('each step reports its outcome and duration, and the last one the address', async () => {
  const { exitCode, steps } = await release('1.1.0')
  expect(exitCode).toBe(0)
  expect(steps.map(({ step, outcome }) => `${step} ${outcome}`)).toEqual([
    'tests skipped',
    'build ok',
    'gate ok',
    'smoke skipped',
    'copy ok',
    'registry ok',
    'done ok',
  ])
  expect(steps.at(-1)).toMatchObject({ text: 'mf-orders@1.1.0 is live', name: 'mf-orders', release: '1.1.0', rev: 3 })
  for (const { outcome, ms } of steps) if (outcome === 'ok') expect(ms).toEqual(expect.any(Number))
  expect(await orders()).toMatchObject({ active: '1.1.0', previous: ['1.0.0'] })
})

test('prints lines for each step and each problem', async () => {
  const lines: string[] = []
  const progress = new Progress(false, (line) => lines.push(line))
  await progress.step(
    { step: 'gate', text: 'Checking' },
    async () => 1,
    () => ({ text: 'It fits' }),
  )
  progress.skipped('smoke', 'Left out')
  expect(lines).toEqual(['  Checking …', expect.stringMatching(/^✓ It fits \(\d\.\d s\)$/), '– Left out'])
  progress.refused(new Error('boom'))
  expect(progress.exitCode).toBe(1)
  expect(lines.at(-1)).toContain('✗ A defect of this command: Error: boom')
  progress.refused(Object.assign(new Error('x'), { code: 'ENOSPC', path: '/srv/www/remotes.json' }))
  expect(progress.exitCode).toBe(9)
  expect(lines.at(-1)).toBe(
    '✗ The files cannot be read or written: no space is left on the disk (ENOSPC, /srv/www/remotes.json). The live releases did not change. Make it possible and try again.',
  )
})

test('a release that fails the gate changes nothing and explains the failure', async () => {
  const before = await liveRegistry(dir())
  const printed = await release('1.1.0', 'mf-orders', { contract: '^4.0.0' })
  expect(printed.exitCode).toBe(5)
  expect(printed.steps.at(-1)).toMatchObject({
    step: 'refused',
    code: 'gate',
    text: 'mf-orders@1.1.0 was not released.',
    problems: [expect.stringContaining('needs ^4.0.0: release the shell first')],
  })
  expect(await liveRegistry(dir())).toEqual(before)
  expect(await leftovers(root.path)).toEqual([])
})

test('a dry run checks everything and changes nothing', async () => {
  const before = await liveRegistry(dir())
  const printed = await mf(`release mf-orders --dry-run --from ${await putRelease(store(), 'mf-orders', '1.1.0')}`)
  expect([printed.exitCode, last(printed)]).toEqual([
    0,
    'mf-orders@1.1.0 would be live now; nothing was changed (--dry-run)',
  ])
  for (const line of ['disable mf-orders --reason x', 'enable mf-orders', 'rollback --to 1'])
    expect((await mf(`${line} --dry-run`)).exitCode).toBe(0)
  expect(await liveRegistry(dir())).toEqual(before)
})

test('T8: a rollback changes only the registry', async () => {
  await release('1.1.0')
  const shell = await page()
  expect(last(await mf('rollback mf-orders'))).toBe('mf-orders@1.0.0 is live again. remotes.json is at revision 4')
  expect(await orders()).toMatchObject({ active: '1.0.0', previous: [] })
  expect((await mf('rollback mf-orders')).exitCode).toBe(7)
  expect((await mf('rollback mf-orders --to 1.1.0')).exitCode).toBe(0)
  expect(await orders()).toMatchObject({ active: '1.1.0' })
  expect(await page()).toBe(shell)
})

async function reported(...outcomes: string[]): Promise<string> {
  const file = join(root.path, 'telemetry.jsonl')
  const lines = outcomes.map((outcome, account) => {
    const release = { version: '2.0.0', source: 'canary' }
    const turnedBack = { version: '1.0.0', source: 'previous', code: '2.0.0' }
    return reportLine({ account, at: new Date(), outcome, ...(outcome === 'turned-back' ? turnedBack : release) })
  })
  await writeFile(file, lines.join('\n'))
  return `--telemetry ${file}`
}
const LOADS = Array<string>(8).fill('loaded')

test('refuses to promote a canary that fails, and status names it', async () => {
  await mf(`canary mf-orders --users ${ANA} --from ${await putRelease(store(), 'mf-orders', '2.0.0')}`)
  const failing = await reported(...LOADS, 'failed', 'failed', 'failed')
  const printed = await mf(`promote mf-orders ${failing}`)
  expect([printed.exitCode, last(printed)]).toEqual([
    7,
    'mf-orders@2.0.0 failed for those who have it (2.0.0: of 11 accounts within the hour, loaded for 8, failed for 3, broke for 0, turned back by 0 (FAILS)), so it is not for all accounts. ' +
      'End the canary: pnpm mf canary mf-orders --end, or say why it is promoted: --anyway "…"',
  ])
  expect(last(await mf(`status ${failing}`))).toBe('Revision 3; look at mf-orders@2.0.0')

  vi.stubEnv('DATA_DIR', root.path)
  expect(last(await mf('status'))).toBe('Revision 3; look at mf-orders@2.0.0')
  vi.unstubAllEnvs()

  const back = await reported(...LOADS, 'turned-back', 'turned-back')
  expect((await mf(`promote mf-orders ${back}`)).exitCode).toBe(7)
  expect((await mf(`status mf-orders ${back}`)).steps.at(-1)).toMatchObject({
    failing: [{ remote: 'mf-orders', version: '2.0.0', turnedBack: 2 }],
  })
  expect((await mf(`promote mf-orders ${await reported(...LOADS, 'failed')}`)).exitCode).toBe(0)
})

test('promotes an unobserved or failing canary with a reason, and records the overridden checks', async () => {
  await mf(`canary mf-orders --users ${ANA} --from ${await putRelease(store(), 'mf-orders', '2.0.0')}`)
  const missing = `--telemetry ${join(root.path, 'none.jsonl')}`
  const printed = await mf(`promote mf-orders ${missing}`)
  expect([printed.exitCode, last(printed)]).toEqual([
    7,
    `No browser reported how mf-orders@2.0.0 does: no reports (no file ${join(root.path, 'none.jsonl')}). ` +
      'Name the file of the reports with --telemetry, or say why it is promoted without any: --anyway "…"',
  ])
  const failing = await reported('failed')
  expect((await mf(`promote mf-orders ${failing}`)).exitCode).toBe(7)
  const promoted = await mf(`promote mf-orders ${failing} --anyway`, 'só falha sem rede')
  const overrode =
    'the canary fails: 2.0.0: of 1 account within the hour, loaded for 0, failed for 1, broke for 0, turned back by 0 (FAILS)'
  expect(promoted.steps.find(({ step }) => step === 'anyway')?.text).toBe(
    `--anyway "só falha sem rede" overrode: ${overrode}`,
  )
  expect(promoted.steps.at(-1)).toMatchObject({ outcome: 'ok', overrode: [overrode] })
  const history = await readFile(join(dir(), 'remotes.history/4.json'), 'utf8')
  expect(JSON.parse(history).what).toBe(
    `promote mf-orders 2.0.0 --from --anyway "só falha sem rede" overrode: ${overrode}`,
  )
})

test('[REL-02] the history and the registry have the notes of release, canary, promotion and rollback', async () => {
  vi.stubEnv('RELEASED_BY', 'Ana')
  const entry = async (rev: number) =>
    JSON.parse(await readFile(join(dir(), `remotes.history/${rev}.json`), 'utf8')) as Record<string, unknown>
  const by = { by: 'Ana', commit: 'faa58e2', team: 'orders' }
  const from = await putRelease(store(), 'mf-orders', '2.0.0')
  await mf(`canary mf-orders --users ${ANA} --from ${from}`, '--note', 'filtro por transportadora')
  expect(await entry(3)).toMatchObject({ ...by, note: 'filtro por transportadora' })
  await mf('canary mf-orders --end', '--note', 'espera o inventário')
  expect(await orders()).toMatchObject({ rolledBack: [{ version: '2.0.0', by: 'Ana', reason: 'espera o inventário' }] })
  await mf(`canary mf-orders 2.0.0 --users ${ANA}`)
  await mf('promote mf-orders --anyway teste', '--note', 'para todos')
  expect(await entry(6)).toMatchObject({ ...by, note: 'para todos' })
  expect((await liveRegistry(dir())).releases['mf-orders@2.0.0']).toMatchObject({
    releasedBy: 'Ana',
    commit: 'faa58e2',
    team: 'orders',
    note: 'para todos',
  })
  await mf('rollback mf-orders', '--note', 'totais errados')
  expect(await entry(7)).toMatchObject({ ...by, what: 'rollback mf-orders 1.0.0', note: 'totais errados' })
  expect(await orders()).toMatchObject({ rolledBack: [{ version: '2.0.0', by: 'Ana', reason: 'totais errados' }] })
  await release('1.1.0', 'shell')
  await mf('rollback shell', '--note', 'menu lento')
  expect(await entry(9)).toMatchObject({ by: 'Ana', team: 'shell', note: 'menu lento' })
  expect((await liveRegistry(dir())).shell?.rolledBack).toMatchObject([{ version: '1.1.0', reason: 'menu lento' }])
  vi.unstubAllEnvs()
})

test('[REL-08] disables pages, releases or both, and enables again', async () => {
  const enable = async () => last(await mf('enable mf-orders'))
  expect(await enable()).toContain('mf-orders was not disabled')
  await mf('disable mf-orders --reason', 'totais errados')
  expect(await orders()).toMatchObject({ enabled: false })
  expect(await enable()).toContain('mf-orders: enabled its pages.')
  await mf('disable mf-orders --releases --reason', 'inventário até sexta')
  for (const printed of [await release('1.1.0'), await mf('rollback mf-orders')])
    expect([printed.exitCode, last(printed)]).toEqual([
      7,
      'Releases of mf-orders are disabled: inventário até sexta. When that is over: pnpm mf enable mf-orders',
    ])
  expect(await orders()).toMatchObject({ active: '1.0.0', enabled: true, locked: 'inventário até sexta' })
  await mf('disable mf-orders --reason', 'totais errados')
  expect(await enable()).toContain(
    'mf-orders: enabled its pages and its releases (were disabled: inventário até sexta).',
  )
  expect((await release('1.1.0')).exitCode).toBe(0)
  const history = await readFile(join(dir(), 'remotes.history/5.json'), 'utf8')
  expect(JSON.parse(history)).toMatchObject({ what: 'disable mf-orders --releases', note: 'inventário até sexta' })
})

test('[REL-08] a module of another repository is disabled only with a reason to do so, and comes back', async () => {
  await release('1.0.0', 'mf-elsewhere')
  const before = (await liveRegistry(dir())).remotes
  const refused = await mf('disable mf-elsewhere --for-good --reason', 'teste')
  expect([refused.exitCode, last(refused)]).toEqual([
    7,
    'mf-elsewhere is not in this checkout: another team releases it. Ask that team, or say why you do it: --anyway "…"',
  ])
  const removed = await mf('disable mf-elsewhere --for-good --anyway', 'a equipe pediu')
  expect(last(removed)).toContain(
    `mf-elsewhere and its pages are removed: a equipe pediu. To undo it: pnpm mf rollback --to 3 --dir ${dir()}`,
  )
  expect(Object.keys((await liveRegistry(dir())).remotes)).toEqual(['mf-orders'])
  expect((await mf('rollback --to 3')).exitCode).toBe(7)
  const back = await mf('rollback --to 3 --anyway', 'a equipe pediu')
  expect([back.exitCode, back.steps.find(({ step }) => step === 'anyway')?.text]).toEqual([
    0,
    '--anyway "a equipe pediu" overrode: mf-elsewhere is released from another repository',
  ])
  expect((await liveRegistry(dir())).remotes).toEqual(before)
  const history = await readFile(join(dir(), 'remotes.history/5.json'), 'utf8')
  expect(JSON.parse(history).what).toBe(
    'rollback --to 3 --anyway "a equipe pediu" overrode: mf-elsewhere is released from another repository',
  )
})

test('[REL-09] rollback --to a revision undoes every command, lists its changes, and continues the revisions', async () => {
  await release('1.1.0')
  await mf('disable mf-orders --reason x')
  const dry = await mf('rollback --to 2 --dry-run')
  expect(dry.steps).toContainEqual({
    step: 'changes',
    outcome: 'ok',
    changes: ['mf-orders: 1.1.0, disabled → 1.0.0'],
  })
  expect((await liveRegistry(dir())).rev).toBe(4)
  expect(last(await mf('rollback --to 2'))).toMatch(
    /^remotes\.json is at revision 5, as of revision 2 \(.*: release mf-orders 1\.0\.0 --from\)$/,
  )
  expect(await orders()).toMatchObject({ active: '1.0.0', enabled: true })
  await mf('rollback --to 4')
  expect(await orders()).toMatchObject({ active: '1.1.0', enabled: false })
  await mf('disable mf-orders --releases --reason x')
  expect(last(await mf('rollback --to 2'))).toContain('Releases of mf-orders are disabled: x')
  const unknown = await mf('rollback --to 99')
  expect([unknown.exitCode, last(unknown)]).toEqual([7, expect.stringContaining('has no revision 99. The latest:')])
})

test('[REL-09] a revision whose live release was deleted is refused, and other deleted releases are left out', async () => {
  await release('1.1.0')
  await mf('disable mf-orders --reason x')
  await rm(join(dir(), 'r/mf-orders/1.0.0'), { recursive: true })
  const gone = await mf('rollback --to 2')
  expect([gone.exitCode, last(gone), gone.steps.at(-1)?.problems]).toEqual([
    7,
    `Files of releases that were live then are no longer in ${dir()}. Revisions whose files are here: ` +
      '3 (release mf-orders 1.1.0 --from), 1 (release shell 1.0.0 --from). Or restore them:',
    [`copy ${dir()}/r/mf-orders/1.0.0 from a backup or from the machine that built it.`],
  ])
  expect((await mf('rollback --to 3')).exitCode).toBe(0)
  expect(await orders()).toMatchObject({ active: '1.1.0', previous: [], enabled: true })
  await rm(join(dir(), 's/1.0.0/index.html'))
  expect((await mf('rollback --to 4')).steps.at(-1)?.problems).toEqual([expect.stringContaining('/s/1.0.0 from')])
})

test('[REL-09] a release with missing or changed files is not activated by a rollback, and comes back with its build', async () => {
  await release('1.1.0')
  const module = join(dir(), 'r/mf-orders/1.0.0/static/js/module.js')
  for (const damage of [() => writeFile(module, 'half'), () => rm(module)]) {
    await damage()
    const refused = await mf('rollback mf-orders')
    expect([refused.exitCode, last(refused), refused.steps.at(-1)?.problems]).toEqual([
      7,
      `mf-orders@1.0.0 cannot be live: files of ${dir()}/r/mf-orders/1.0.0 are damaged. Name another release (--to), or ` +
        `copy ${dir()}/r/mf-orders/1.0.0 from a backup or from the machine that built it.`,
      [expect.stringContaining('static/js/module.js')],
    ])
  }
  expect(await orders()).toMatchObject({ active: '1.1.0' })
  const restored = await release('1.0.0')
  expect(restored.steps.find(({ step }) => step === 'copy')?.text).toBe(
    `Restored the missing files of ${dir()}/r/mf-orders/1.0.0`,
  )
  expect((await mf('rollback mf-orders')).exitCode).toBe(0)
  expect((await mf('rollback mf-orders --to 1.0.0')).exitCode).toBe(0)
})

test('a deleted earlier release of a module prevents neither a release nor a rollback of the shell', async () => {
  await release('1.1.0')
  await rm(join(dir(), 'r/mf-orders/1.0.0'), { recursive: true })
  expect(last(await release('1.1.0', 'shell'))).toBe('shell@1.1.0 is live')
  expect((await mf('rollback shell')).exitCode).toBe(0)
})

test('a rollback of all accounts names the canary, which continues', async () => {
  await release('1.1.0')
  await mf(`canary mf-orders --users ${ANA} --from ${await putRelease(store(), 'mf-orders', '2.0.0')}`)
  expect(last(await mf('rollback mf-orders'))).toContain(
    'mf-orders@1.0.0 is live again; its canary 2.0.0 continues for 1 account. To end it: pnpm mf canary mf-orders --end.',
  )
  expect(await orders()).toMatchObject({ active: '1.0.0', canary: { version: '2.0.0' } })
  await mf('rollback mf-orders --to 2.0.0')
  expect(await orders()).toMatchObject({ active: '2.0.0' })
  expect(await orders()).not.toHaveProperty('canary')
})

test('the shell is checked with every module that a page may load, and can be rolled back', async () => {
  await release('1.1.0')
  expect(last(await release('1.1.0', 'shell'))).toBe('shell@1.1.0 is live')
  expect(await page()).toContain('/s/1.1.0/')
  const printed = await release('2.0.0', 'shell', { contract: '4.0.0' })
  expect(printed.exitCode).toBe(5)
  expect(printed.steps.at(-1)?.problems).toEqual([
    expect.stringContaining('shell@2.0.0 offers contract 4.0.0, and mf-orders@1.1.0 needs ^3.0.0'),
    expect.stringContaining('and mf-orders@1.0.0 needs ^3.0.0'),
  ])
  expect(await page()).toContain('/s/1.1.0/')
  expect((await mf('rollback shell')).exitCode).toBe(0)
  expect(await page()).toContain('/s/1.0.0/')
  expect(await liveRegistry(dir())).toMatchObject({ shell: { active: '1.0.0', previous: [] } })
})

test('refuses a folder of another module, and a module without a shell', async () => {
  const other = await putRelease(store(), 'mf-users', '1.0.0')
  const wrong = await mf(`release mf-orders --from ${other}`)
  expect([wrong.exitCode, last(wrong)]).toEqual([7, `${other} holds a release of mf-users, not of mf-orders.`])
  await rm(dir(), { recursive: true })
  const refused = await mf(`release mf-users --from ${other}`)
  expect(refused.steps).toHaveLength(1)
  expect([refused.exitCode, last(refused)]).toEqual([
    7,
    `There is no shell in ${dir()} yet. Release it first, from the admin's repository: pnpm mf release shell --dir ${dir()}`,
  ])
})

test('a release deletes old releases that are not used, and says so in one line', async () => {
  const old = { builtAt: '2026-01-01T00:00:00.000Z' }
  for (let index = 0; index < 11; index++) await putRelease(dir(), 'mf-orders', `0.${index}.0`, old)
  await putRelease(dir(), 'mf-removed', '0.1.0', old)
  const dry = await mf(`release mf-orders --dry-run --from ${await putRelease(store(), 'mf-orders', '1.1.0')}`)
  expect(dry.steps.map(({ step }) => step)).not.toContain('old-releases')
  const printed = await release('1.1.0')
  expect(printed.steps.filter(({ step }) => step === 'old-releases').map(({ text }) => text)).toEqual([
    'Deleted 3 old releases of mf-orders (0.0 MB)',
  ])
  expect(await readdir(join(dir(), 'r/mf-orders'))).toHaveLength(10)
  expect(await orders()).toMatchObject({ active: '1.1.0', previous: ['1.0.0'] })
})
