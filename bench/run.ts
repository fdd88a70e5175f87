import { readdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Bench } from './support/bench'
import { Report } from './support/report'

/** `pnpm bench [<name>] [--products --orders --users <size>] [--engine PGlite] [--part writes]`. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    products: { type: 'string' },
    orders: { type: 'string' },
    users: { type: 'string' },
    engine: { type: 'string' },
    part: { type: 'string' },
  },
})
const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.ts') && file !== 'run.ts')
const names = files.map((file) => file.slice(0, -3)).sort()
const [name] = positionals

const load = async (bench: string) => ((await import(`./${bench}.ts`)) as { default: Bench }).default

if (name === undefined) {
  for (const bench of names) console.log(`${bench.padEnd(12)} ${(await load(bench)).title}`)
} else if (!names.includes(name)) {
  console.error(`No bench is called ${name}. There are: ${names.join(', ')}.`)
  process.exitCode = 2
} else {
  const report = new Report()
  const size = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  await (await load(name)).run(report, {
    products: size(values.products),
    orders: size(values.orders),
    users: size(values.users),
    engine: values.engine,
    part: values.part,
  })
  process.exitCode = report.end() ? 0 : 1
}
