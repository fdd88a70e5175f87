import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { liveRegistry, putRelease, reportLine } from '@loja/release/testing'
import { expect, test } from 'vitest'
import { repository } from '../../bin/run-step.mjs'
import { last, useReleased } from './test-support'

const { root, dir, store, mf } = useReleased()

const DOCUMENTED = '/srv/loja-admin'
const DOCUMENTED_REPORTS = '/var/log/nginx/loja-telemetry.jsonl'
const PNPM = `pnpm() { printf '%s\\0' "$@"; echo; }`

function commandsOf(script: string): string[][] {
  const printed = execFileSync('bash', ['-euo', 'pipefail', '-c', `${PNPM}\n${script}`], { encoding: 'utf8' })
  return printed
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [program, ...words] = line.split('\0').slice(0, -1)
      expect(program, line).toBe('mf')
      return words
    })
}

test('the steps of "A team releases a module" in docs/operations.md release a module', async () => {
  const text = await readFile(join(repository, 'docs/operations.md'), 'utf8')
  const section = /^## A team releases a module$(.*?)^## /ms.exec(text)?.[1] ?? ''
  const blocks = [...section.matchAll(/^ *```sh\n(.*?)^ *```$/gms)].map(([, block = '']) => block)
  expect(blocks).toHaveLength(8)

  const reports = join(root.path, 'reports.jsonl')
  await writeFile(reports, reportLine({ account: 1, at: new Date(), outcome: 'loaded', version: '1.1.0' }))
  const from = await putRelease(store(), 'mf-orders', '1.1.0')
  const where = `RELEASE_DIR=${dir()}\nREPORTS=${reports}\n`
  const states: unknown[] = []
  for (const [step, block] of blocks.entries()) {
    const here = block.replaceAll(DOCUMENTED, dir()).replaceAll(DOCUMENTED_REPORTS, reports)
    for (const [command = '', ...words] of commandsOf(step === 0 ? here : where + here)) {
      const isBuilt = ['release', 'canary'].includes(command)
      const short = words.map((word) => (word === '15m' ? '1s' : word))
      const { exitCode, steps } = await mf(command, ...short, ...(isBuilt ? ['--from', from] : []))
      expect(exitCode, JSON.stringify(steps)).toBe(0)
    }
    const { active, canary, enabled, locked } = (await liveRegistry(dir())).remotes['mf-orders'] ?? {}
    states.push([active, canary !== undefined, enabled, locked])
  }
  const before = ['1.0.0', false, true, undefined]
  const canary = ['1.0.0', true, true, undefined]
  expect(states).toEqual([before, before, canary, canary, ['1.1.0', false, true, undefined], before, before, before])
  const { rev } = await liveRegistry(dir())
  const history = await readFile(join(dir(), 'remotes.history', `${rev}.json`), 'utf8')
  expect(JSON.parse(history).what).toBe('enable mf-orders')
})

test('the pipeline of docs/pipelines releases a module', async () => {
  const pipeline = await readFile(join(repository, 'docs/pipelines/release-module.yml'), 'utf8')
  const texts = [`'${DOCUMENTED}'`, `'${DOCUMENTED_REPORTS}'`, 'BACKEND_URL: ', 'BACKEND_SECRET_KEY: ']
  for (const text of [...texts, 'group: release-mf-orders\n  cancel-in-progress: false\n'])
    expect(pipeline).toContain(text)

  const reports = join(root.path, 'none.jsonl')
  const from = await putRelease(store(), 'mf-orders', '1.1.0')
  const scripts = [...pipeline.matchAll(/^ +run: (.*)$/gm)].map(([, line = '']) => line).slice(1)
  const given = `MODULE=mf-orders\nRELEASE_DIR=${dir()}\nREPORTS=${reports}\n`
  const ends: unknown[] = []
  for (const [command = '', ...words] of commandsOf(given + scripts.join('\n'))) {
    const short = words.map((word) => (word === '15m' ? '1s' : word))
    const result = await mf(command, ...short, ...(command === 'release' ? ['--from', from] : []))
    expect(result.exitCode, JSON.stringify(result.steps)).toBe(0)
    ends.push([command, last(result)])
  }
  const none = `no reports (no file ${reports})`
  expect(ends).toEqual([
    ['status', `Revision 2; ${none}`],
    ['release', `mf-orders@1.1.0 stays live; no verdict: ${none}, 5 are needed`],
    ['status', `Revision 3; ${none}`],
  ])
  expect((await liveRegistry(dir())).remotes['mf-orders']).toMatchObject({ active: '1.1.0', previous: ['1.0.0'] })
})
