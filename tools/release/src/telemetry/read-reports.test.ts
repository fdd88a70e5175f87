import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useReleaseDirectory } from '../testing/release-directory'
import { reportLine } from '../testing/report-line'
import { readReports, verdictOf } from './read-reports'

const dir = useReleaseDirectory()
const NOW = new Date('2026-11-22T10:00:00Z')
const hourBefore = { since: new Date(NOW.getTime() - 3_600_000) }
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

type Tail = [outcome: string, minutes?: number, more?: object]
type Reported = [account: number, ...Tail]

async function read(reported: Reported[]) {
  const path = join(dir.path, 'telemetry.jsonl')
  const lines = reported.map(([account, outcome, minutes = 1, more]) =>
    reportLine({ account, at: minutesAgo(minutes), outcome, ...more }),
  )
  await writeFile(path, `${lines.join('\n')}\n`)
  return readReports(path, hourBefore)
}
const each = (count: number, outcome: string, from = 1) =>
  Array.from({ length: count }, (_, index): Reported => [from + index, outcome])
const tries = (...tried: Tail[]) => tried.map((tail): Reported => [1, ...tail])

test.each<[what: string, reported: Reported[], expected: string]>([
  ['one account of five fails', [...each(4, 'loaded'), ...each(1, 'failed', 5)], '4 of 5 loaded, 1 affected: failing'],
  [
    'one account fails six times',
    [...each(9, 'loaded'), ...Array<Reported>(6).fill([10, 'failed'])],
    '9 of 10 loaded, 1 affected: good',
  ],
  ['a retry succeeds', tries(['failed', 3], ['failed', 2], ['loaded', 1]), '1 of 1 loaded, 0 affected: good'],
  [
    'a browser turned back after time-outs, and loads it later',
    tries(['failed', 4], ['turned-back', 3, { version: '0.9.0', source: 'previous', code: '1.0.0' }], ['loaded', 2]),
    '1 of 1 loaded, 0 affected: good',
  ],
  ['it fails after it loaded', tries(['loaded', 2], ['failed', 1]), '1 of 1 loaded, 1 affected: failing'],
  [
    'failures of over an hour ago',
    tries(['failed', 61], ['render-error', 70], ['loaded', 59]),
    '1 of 1 loaded, 0 affected: good',
  ],
  ['lines out of order', tries(['loaded', 1], ['failed', 5]), '1 of 1 loaded, 0 affected: good'],
  [
    'a browser turned back: that counts for the release that failed',
    [...each(2, 'loaded'), [2, 'turned-back', 1, { version: '0.9.0', source: 'previous', code: '1.0.0' }]],
    '2 of 2 loaded, 1 affected: failing',
  ],
  [
    'tabs that are pinned to it',
    [...each(9, 'loaded'), [10, 'failed', 1, { source: 'override' }]],
    '9 of 9 loaded, 0 affected: good',
  ],
])('%s', async (_, reported, expected) => {
  const release = (await read(reported))?.get('mf-orders@1.0.0')
  expect(
    release && `${release.loaded} of ${release.accounts} loaded, ${release.affected} affected: ${verdictOf(release)}`,
  ).toBe(expected)
})

test('releases are counted separately, with the time of the last report', async () => {
  const health = await read([
    [1, 'loaded', 9],
    [2, 'render-error', 4],
    [1, 'loaded', 3, { version: '2.0.0', source: 'canary' }],
  ])
  expect([...(health?.values() ?? [])]).toEqual([
    {
      remote: 'mf-orders',
      version: '1.0.0',
      loaded: 1,
      failed: 0,
      renderErrors: 1,
      turnedBack: 0,
      affected: 1,
      accounts: 2,
      last: '2026-11-22T09:56:00.000Z',
    },
    expect.objectContaining({ version: '2.0.0', loaded: 1, accounts: 1 }),
  ])
})

test('the file and its predecessor are read, and other lines are skipped', async () => {
  const path = join(dir.path, 'telemetry.jsonl')
  expect(await readReports(path, hourBefore)).toBeUndefined()
  const line = (more: object) => reportLine({ account: 1, at: minutesAgo(1), outcome: 'loaded', ...more })
  await writeFile(`${path}.1`, `${line({})}\n`)
  expect(await readReports(path, hourBefore)).toEqual(new Map([['mf-orders@1.0.0', expect.anything()]]))
  const strangers = [
    { remote: '../x' },
    { version: 'a b' },
    { source: 'x' },
    { outcome: 'x' },
    { code: 'Pedido de Ana falhou' },
  ].map(line)
  const nginx = line({ account: 2 }).replace(/"at":"[^"]*"/, '"at":"2026-11-22T06:59:00-03:00"')
  const noAccount = JSON.stringify({ at: NOW.toISOString(), request: '{"report":{}}' })
  await writeFile(path, ['{"cut', '', '[]', 'null', ...strangers, noAccount, nginx].join('\n'))
  expect((await readReports(path, hourBefore))?.get('mf-orders@1.0.0')).toMatchObject({ loaded: 2, accounts: 2 })
})
