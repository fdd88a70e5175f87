import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { liveRegistry, putRelease, reportLine } from '@loja/release/testing'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Progress } from './progress'
import { ANA, last, type Printed, useReleased } from './test-support'
import { type Watched, watchRelease } from './watch'

const { root, dir, store, mf, release } = useReleased()
const MINUTE = 60_000
const reports = () => join(root.path, 'telemetry.jsonl')
const orders = async () => (await liveRegistry(dir())).remotes['mf-orders']

type Reported = Parameters<typeof reportLine>[0]
const accounts = (count: number, outcome: string, from = 1): Partial<Reported>[] =>
  Array.from({ length: count }, (_, index) => ({ account: from + index, outcome }))

async function report(...lines: Partial<Reported>[]): Promise<void> {
  const at = new Date(Date.now() + MINUTE)
  const texts = lines.map((line) => reportLine({ account: 1, at, outcome: 'loaded', version: '1.1.0', ...line }))
  await writeFile(reports(), `${texts.join('\n')}\n`)
}

interface Script {
  meanwhile?: (() => Promise<unknown>)[]
  onSeen?: () => void
  watched?: Partial<Watched>
}

async function watch({ meanwhile = [], onSeen, watched }: Script = {}): Promise<Printed & { passedMs: number }> {
  const steps: Printed['steps'] = []
  const progress = new Progress(true, (text) => {
    steps.push(JSON.parse(text))
    if (steps.at(-1)?.outcome === 'seen') onSeen?.()
  })
  const began = Date.now()
  let passedMs = 0
  const clock = {
    now: () => began + passedMs,
    pause: async (ms: number) => {
      passedMs += ms
      await meanwhile.shift()?.()
    },
  }
  const given = { dir: dir(), name: 'mf-orders', version: '1.1.0', by: 'Ana', telemetry: reports() }
  const time = { administrators: undefined, watch: { ms: 15 * MINUTE, everyMs: MINUTE } }
  await watchRelease({ ...given, ...time, ...watched }, progress, clock).catch((error) => progress.refused(error))
  return { exitCode: progress.exitCode, steps, passedMs }
}

describe('a watched release', () => {
  beforeEach(async () => {
    await release('1.1.0')
  })

  test('[REL-04] is rolled back when it fails for a fifth of the accounts', async () => {
    const printed = await watch({
      meanwhile: [
        () => report(...accounts(4, 'failed')),
        () => report(...accounts(14, 'loaded'), ...accounts(6, 'failed', 15)),
      ],
    })
    expect([printed.exitCode, last(printed)]).toEqual([
      10,
      'mf-orders@1.1.0 failed for 6 of 20 accounts: mf-orders@1.0.0 is live again. remotes.json is at revision 4',
    ])
    expect(printed.steps.map(({ step, outcome, text }) => [step, outcome, text]).slice(0, -1)).toEqual([
      ['watch', 'begun', 'Watching the reports about mf-orders@1.1.0 for 15 min 0 s'],
      ['watch', 'seen', '0 of 0 accounts affected'],
      ['watch', 'seen', '4 of 4 accounts affected'],
      ['watch', 'seen', '6 of 20 accounts affected'],
    ])
    expect(printed.steps.at(-1)).toMatchObject({
      step: 'done',
      outcome: 'rolled-back',
      exitCode: 10,
      verdict: 'failing',
      release: '1.1.0',
      live: '1.0.0',
      accounts: 20,
      affected: 6,
    })
    const entry = { version: '1.1.0', by: 'Ana', reason: 'failed for 6 of 20 accounts' }
    expect(await orders()).toMatchObject({
      active: '1.0.0',
      previous: [],
      rolledBack: [{ ...entry, failures: { accounts: 20, affected: 6 } }],
    })
    expect(JSON.parse(await readFile(join(dir(), 'remotes.history/4.json'), 'utf8'))).toMatchObject({
      what: 'watch mf-orders 1.1.0',
      by: 'Ana',
      commit: 'faa58e2',
      team: 'orders',
      note: 'failed for 6 of 20 accounts',
    })
  })

  const NO_VERDICT = (why: string, needed = 5) => `mf-orders@1.1.0 stays live; no verdict: ${why}, ${needed} are needed`
  const GOOD = (seen: string) => `mf-orders@1.1.0 stays live; good: ${seen} affected`
  test.each<[what: string, reported: Partial<Reported>[], sentence: string, watched?: Partial<Watched>]>([
    ['no account reports', [{ remote: 'mf-users' } as object], NO_VERDICT('no account reported')],
    ['two accounts report', accounts(2, 'loaded'), NO_VERDICT('2 accounts reported')],
    ['one account of five fails', [...accounts(4, 'loaded'), ...accounts(1, 'failed', 5)], GOOD('1 of 5 accounts')],
    [
      'it failed before it was released again',
      [
        ...accounts(9, 'failed').map((line) => ({ ...line, at: new Date(Date.now() - MINUTE) })),
        ...accounts(1, 'loaded'),
      ],
      NO_VERDICT('1 account reported'),
    ],
    [
      'one of three administrators fails',
      [...accounts(2, 'loaded'), ...accounts(1, 'failed', 3)],
      GOOD('1 of 3 accounts'),
      { administrators: 3 },
    ],
  ])('[REL-04] stays live when %s', async (_, reported, sentence, watched = {}) => {
    await report(...reported)
    const before = await liveRegistry(dir())
    const printed = await watch({ watched })
    expect([printed.exitCode, last(printed), printed.passedMs]).toEqual([0, sentence, 15 * MINUTE])
    expect(await liveRegistry(dir())).toEqual(before)
  })

  test.each<[what: string, reported: Partial<Reported>[], sentence: string, watched?: Partial<Watched>]>([
    ['four accounts of five', accounts(4, 'failed'), '4 accounts reported, 5 are needed, and it fails for 4'],
    [
      'the only administrator',
      accounts(1, 'failed'),
      '1 account reported, 2 are needed, and it fails for 1',
      { administrators: 1 },
    ],
  ])('[REL-04] stays live without a verdict when it fails for %s, with a code of its own', async (...args) => {
    const [, reported, sentence, watched = {}] = args
    await report(...reported)
    const printed = await watch({ watched })
    expect([printed.exitCode, last(printed)]).toEqual([12, `mf-orders@1.1.0 stays live; no verdict: ${sentence}`])
    expect(printed.steps.at(-1)).toMatchObject({ outcome: 'undecided', verdict: 'none', affected: reported.length })
    expect(await orders()).toMatchObject({ active: '1.1.0' })
  })

  test('[REL-04] is rolled back for two failing accounts of three administrators', async () => {
    await report(...accounts(1, 'loaded'), ...accounts(2, 'failed', 2))
    const printed = await watch({ watched: { administrators: 3 } })
    expect([printed.exitCode, printed.passedMs]).toEqual([10, 0])
  })

  test('stays live without a file of reports, and the last line names the file', async () => {
    const printed = await watch()
    expect([printed.exitCode, last(printed)]).toEqual([0, NO_VERDICT(`no reports (no file ${reports()})`)])
  })

  test.each<[what: string, change: () => Promise<unknown>, sentence: RegExp]>([
    ['is replaced', () => release('1.2.0'), /^mf-orders@1\.1\.0 was replaced by 1\.2\.0 by Bia\. /],
    ['is rolled back', () => mf('rollback mf-orders'), /^mf-orders@1\.1\.0 was rolled back by Bia\. /],
    [
      'may not be released',
      () => mf('disable mf-orders --releases --reason inventário'),
      /^Releases of mf-orders are disabled: inventário\. /,
    ],
    ['is disabled', () => mf('disable mf-orders --reason x'), /^The pages of mf-orders are disabled\. /],
    ['is removed', () => mf('disable mf-orders --for-good --reason x'), /^mf-orders was removed\. /],
  ])('[REL-05] that %s by another command ends the watch without a change', async (_, change, sentence) => {
    vi.stubEnv('RELEASED_BY', 'Bia')
    let after: unknown
    const printed = await watch({
      meanwhile: [
        async () => {
          await change()
          await report(...accounts(9, 'failed'))
          after = await liveRegistry(dir())
        },
      ],
    })
    vi.unstubAllEnvs()
    expect([printed.exitCode, last(printed)]).toEqual([11, expect.stringMatching(sentence)])
    expect(last(printed)).toMatch(/The watch ended and changed nothing$/)
    expect(printed.steps.at(-1)).toMatchObject({ outcome: 'ended-early', verdict: 'changed' })
    expect(await liveRegistry(dir())).toEqual(after)
  })

  test('[REL-05] is not rolled back when it is replaced between the verdict and the edit', async () => {
    await report(...accounts(9, 'failed'))
    const registryFile = join(dir(), 'remotes.json')
    const replace = () => {
      const registry = JSON.parse(readFileSync(registryFile, 'utf8'))
      registry.rev += 1
      registry.remotes['mf-orders'].active = '1.0.0'
      writeFileSync(registryFile, JSON.stringify(registry))
    }
    const printed = await watch({ onSeen: replace })
    expect([printed.exitCode, last(printed)]).toEqual([
      11,
      expect.stringMatching(/^mf-orders@1\.1\.0 was replaced by 1\.0\.0/),
    ])
    expect(await liveRegistry(dir())).toMatchObject({ rev: 4, remotes: { 'mf-orders': { active: '1.0.0' } } })
  })

  test('[REL-05] stays live when a signal ends the watch', async () => {
    await report(...accounts(2, 'failed'))
    const before = await liveRegistry(dir())
    const cli = fileURLToPath(new URL('cli.ts', import.meta.url))
    const from = join(dir(), 'r/mf-orders/1.1.0')
    const releasing = ['release', 'mf-orders', '--from', from, '--watch', '15m', '--anyway', 'teste']
    const args = [...releasing, '--dir', dir(), '--telemetry', reports(), '--json']
    const child = spawn(process.execPath, ['--import', 'tsx', cli, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
      if (String(text).includes('"outcome":"seen"')) child.kill('SIGTERM')
    })
    const [code, signal] = await once(child, 'close')
    expect([code, signal]).toEqual([11, null])
    expect(JSON.parse(output.trim().split('\n').at(-1) ?? '')).toMatchObject({
      outcome: 'ended-early',
      verdict: 'stopped',
      text: 'The watch was stopped: mf-orders@1.1.0 stays live',
    })
    expect(await liveRegistry(dir())).toEqual(before)
  })
})

test('[REL-04] release and promote watch the release that they activate', async () => {
  await report(...accounts(5, 'failed'))
  const watching = `--watch 15m --telemetry ${reports()}`
  const from = await putRelease(store(), 'mf-orders', '1.1.0')
  const printed = await mf(`release mf-orders --from ${from} ${watching}`)
  expect(printed.steps.slice(-3).map(({ step, outcome }) => `${step} ${outcome}`)).toEqual([
    'live ok',
    'watch seen',
    'done rolled-back',
  ])
  expect(await orders()).toMatchObject({ active: '1.0.0' })
  await mf(`canary mf-orders 1.1.0 --users ${ANA}`)
  expect((await mf(`promote mf-orders ${watching} --anyway`, 'teste')).exitCode).toBe(10)
  expect(await orders()).toMatchObject({ active: '1.0.0', rolledBack: [{ version: '1.1.0' }] })
  const dry = await mf(`release mf-orders --from ${from} ${watching} --dry-run`)
  expect(last(dry)).toBe('mf-orders@1.1.0 would be live now; nothing was changed (--dry-run)')
})

test('a failing release without an earlier one stays live, and the refusal says so', async () => {
  await report(...accounts(5, 'failed').map((line) => ({ ...line, version: '1.0.0' })))
  const printed = await watch({ watched: { version: '1.0.0' } })
  expect([printed.exitCode, last(printed)]).toEqual([
    7,
    'mf-orders@1.0.0 failed for 5 of 5 accounts and was not rolled back. mf-orders has no earlier release. Disable its pages: pnpm mf disable mf-orders --reason "…"',
  ])
})
