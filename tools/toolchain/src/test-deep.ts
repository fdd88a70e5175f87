// `pnpm test:deep [seed]`: property tests with another seed and 30 times the runs.
import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { runTool } from '../bin/run-step.mjs'

const RUNS = 30

const [argument, ...rest] = process.argv.slice(2)
const seed = argument === undefined ? randomInt(2 ** 31) : Number(argument)
if (!Number.isSafeInteger(seed) || rest.length > 0) {
  console.error('Usage: pnpm test:deep [seed]')
  process.exit(2)
}
const listed = execFileSync('git', ['grep', '--untracked', '-l', "from 'fast-check'", '--', '*.test.ts'], {
  encoding: 'utf8',
})
console.log(`Seed ${seed}; pnpm test:deep ${seed} repeats it`)
const args = ['run', '--project', 'unit', '--reporter=dot', ...listed.trim().split('\n')]
const env = { LOJA_TEST_SEED: String(seed), LOJA_TEST_RUNS: String(RUNS) }
const { code } = await runTool('vitest', args, { show: true, env })
console.log(`Seed ${seed}`)
process.exitCode = code
