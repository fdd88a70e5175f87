import type { ReleaseFile } from '@loja/federation-build'
import { expect, test } from 'vitest'
import { limitProblems } from './limits'
import { usePair } from './test-support'

const pair = usePair()
const NOW = new Date('2026-11-22T12:00:00Z')
const ofRemote = (changes: Partial<ReleaseFile>) => limitProblems({ ...pair.remote.release, ...changes }, NOW)
const many = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`)

test('descriptions of the build pass', () => {
  expect(limitProblems(pair.shell.release, NOW)).toEqual([])
  expect(ofRemote({})).toEqual([])
  expect(ofRemote({ commit: 'faa58e2+changes', committedAt: '2026-11-22T10:59:59-02:00' })).toEqual([])
  expect(ofRemote({ commit: 'unknown', team: 'P&D (São Paulo)', links: ['orders'] })).toEqual([])
})

const module = { entry: 'e.js', globalName: 'mf_orders', scripts: [], styles: [] }

test.each<[field: keyof ReleaseFile, value: unknown]>([
  ['name', 'mf-\u001b[31morders'],
  ['name', 'x'.repeat(1_000_000)],
  ['version', '1'.repeat(101)],
  ['team', '<img src=x>'],
  ['team', 'orders\nmf-users'],
  ['team', 'ord\u202eers'],
  ['commit', 'faa58e2\u0007'],
  ['builtAt', `2026-11-21T00:00:00.${'0'.repeat(100_000)}Z`],
  ['builtAt', '2026-11-22T13:00:01Z'],
  ['committedAt', '2999-01-01T00:00:00Z'],
  ['contract', '^3.0.0 || ^4.0.0'],
  ['federation', '2.9.2\n'],
  ['shared', { 'react\n': '^19.3.0' }],
  ['shared', Object.fromEntries(many(1_001).map((name) => [name, '1.0.0']))],
  ['routes', many(21)],
  ['routes', [`/admin/${'x'.repeat(200)}`]],
  ['links', ['<b>']],
  ['module', { ...module, entry: 'a\nb.js' }],
  ['module', { ...module, globalName: 'mf_orders;alert(1)' }],
  ['packages', many(2_001)],
  ['platform', ['x'.repeat(81)]],
  ['files', Object.fromEntries(many(5_001).map((name) => [name, 'sha384-x']))],
])('%s is limited', (field, value) => {
  expect(ofRemote({ [field]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${field} of release\\.json is not accepted: write [^\\n]{1,80}\\.$`)),
  ])
})
