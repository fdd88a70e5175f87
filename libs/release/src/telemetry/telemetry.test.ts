import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useReleaseDirectory } from '../testing/release-directory'
import { readTelemetry, releaseHealth, type TelemetryEvent, verdictOf } from './telemetry'

const dir = useReleaseDirectory()
const event = (outcome: TelemetryEvent['outcome'], more: Partial<TelemetryEvent> = {}): TelemetryEvent => ({
  at: '2026-11-22T10:00:00.000Z',
  remote: 'mf-orders',
  version: '1.0.0',
  source: 'active',
  outcome,
  ...more,
})
const times = (count: number, outcome: TelemetryEvent['outcome'], more: Partial<TelemetryEvent> = {}) =>
  Array.from({ length: count }, () => event(outcome, more))
const verdict = (events: TelemetryEvent[]) => {
  const release = releaseHealth(events).get('mf-orders@1.0.0')
  return release && verdictOf(release)
}

test.each<[what: string, events: TelemetryEvent[], verdict: string | undefined]>([
  ['nothing reported', [], undefined],
  ['too few to say', times(4, 'failed'), 'unknown'],
  ['all loaded', times(20, 'loaded'), 'good'],
  ['one in ten fails', [...times(18, 'loaded'), ...times(2, 'failed')], 'good'],
  ['one in five fails', [...times(16, 'loaded'), ...times(4, 'failed')], 'failing'],
  ['one in five throws while it renders', [...times(20, 'loaded'), ...times(4, 'render-error')], 'failing'],
  [
    'who overrode the choice does not count',
    [...times(9, 'loaded'), ...times(9, 'failed', { source: 'override' })],
    'good',
  ],
])('%s', (_, events, expected) => {
  expect(verdict(events)).toBe(expected)
})

test('releases are counted apart, with those that turned back', () => {
  const health = releaseHealth([
    ...times(2, 'loaded'),
    event('turned-back', { at: '2026-11-22T11:00:00.000Z', version: '0.9.0', source: 'previous', code: '1.0.0' }),
    event('loaded', { version: '2.0.0', source: 'canary' }),
  ])
  expect([...health.values()]).toEqual([
    {
      remote: 'mf-orders',
      version: '1.0.0',
      loaded: 2,
      failed: 0,
      renderErrors: 0,
      turnedBack: 1,
      last: '2026-11-22T11:00:00.000Z',
    },
    expect.objectContaining({ version: '2.0.0', loaded: 1 }),
  ])
})

test('the file is read with the half before it; lines that are no event are skipped', async () => {
  const path = join(dir.path, 'telemetry.jsonl')
  expect(await readTelemetry(path)).toEqual([])
  await writeFile(`${path}.1`, `${JSON.stringify(event('loaded'))}\n`)
  await writeFile(path, `{"cut\n\n${JSON.stringify({ ...event('failed'), code: 'timeout', more: 1 })}\n[]\n`)
  expect(await readTelemetry(path)).toEqual([event('loaded'), event('failed', { code: 'timeout' })])
})
