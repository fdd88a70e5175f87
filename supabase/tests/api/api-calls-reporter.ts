import type { Reporter, TestModule } from 'vitest/node'
import type {} from './api-calls'

const CALLERS = ['anonymous', 'customer', 'admin'] as const

interface Tally {
  calls: Set<string>
  passed: Record<(typeof CALLERS)[number], number>
}

const emptyTally = (): Tally => ({ calls: new Set(), passed: { anonymous: 0, customer: 0, admin: 0 } })

/** Prints at the end of a run which calls were checked on which engine and as which caller. */
export default class ApiCallsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const sections = new Map<string, Tally>()
    const engines = new Map<string, Tally>()
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { apiCall } = test.meta()
        if (!apiCall) continue
        const { engine, section, call, who } = apiCall
        for (const [tallies, key] of [
          [sections, `${engine}\t${section}`],
          [engines, engine],
        ] as const) {
          const tally = tallies.get(key) ?? emptyTally()
          tallies.set(key, tally)
          tally.calls.add(`${section}: ${call}`)
          if (test.result().state === 'passed') tally.passed[who] += 1
        }
      }
    }
    if (engines.size === 0) return
    const lines = [...sections].sort().map(([key, tally]) => line(...(key.split('\t') as [string, string]), tally))
    const totals = [...engines].map(([engine, { calls, passed }]) => {
      const done = CALLERS.reduce((sum, who) => sum + passed[who], 0)
      const all = calls.size * CALLERS.length
      return `${engine}: ${calls.size} calls, ${all} checks, ${done} passed`
    })
    console.log(['', 'Calls of the API, checks passed as', HEAD, ...lines, ...totals, ''].join('\n'))
  }
}

const columns = (engine: string, section: string, cells: (string | number)[]) =>
  `  ${engine.padEnd(15)}${section.padEnd(30)}${cells.map((cell) => String(cell).padStart(11)).join('')}`

const HEAD = columns('engine', 'section', ['calls', ...CALLERS])

const line = (engine: string, section: string, { calls, passed }: Tally) =>
  columns(engine, section, [calls.size, ...CALLERS.map((who) => passed[who])])
