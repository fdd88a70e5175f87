import { soak } from './hostile/soak'
import type { Bench } from './support/bench'
import { onEachEngine } from './support/engines'

/** `SOAK_SECONDS` sets another duration. */
const seconds = Number(process.env.SOAK_SECONDS ?? 600)

const bench: Bench = {
  title: 'ten minutes of heavy anonymous reads beside inserts that must fail and inserts that must be there',
  async run(report, { engine: only }) {
    await onEachEngine({ only }, async (backend, engine) => {
      const { reads, refused, stored, violations } = await soak({ backend, seconds })
      report.part(engine.name, `${seconds} s: ${reads} reads, ${refused} inserts refused, ${stored} stored`)
      report.checkNone('answers that must not be', violations.length)
      if (violations.length > 0) report.note('The first of them', violations.slice(0, 20))
    })
  },
}

export default bench
