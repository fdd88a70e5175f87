import type { Bench } from './support/bench'
import { signInAdmin } from './support/callers'
import { onEachEngine } from './support/engines'
import { fillProfiles } from './users/fill-profiles'
import { measureProfiles } from './users/measure-profiles'

const PROFILES = { PGlite: 50_000, PostgreSQL: 1_000_000 }

const bench: Bench = {
  title: 'users page of a large shop: searches, their counts, what the index costs, and the plans behind them',
  async run(report, { users: wanted, engine: only }) {
    await onEachEngine({ only }, async (backend, engine) => {
      const profiles = wanted ?? (engine.name === 'PGlite' ? PROFILES.PGlite : PROFILES.PostgreSQL)
      await fillProfiles(backend, profiles)
      report.part(engine.name, `${profiles} profiles`)
      await measureProfiles({ report, backend, admin: await signInAdmin(backend) })
    })
  },
}

export default bench
