import { measureInteractions, TICK } from './interactions'
import { interleaved, medianOf } from './rounds'
import type { Visitor } from './visitor'

/** Times slower than a machine of developers: what the budgets name, and where a machine is not known. */
const USUAL_RATE = 4
/** What the earlier build took for a tick, at 4× CPU, on the machine that the budgets were set on. In milliseconds. */
const EARLIER_TICK_MS = 320

/**
 * How many times slower than this machine a laptop of the shop is: so many that the earlier build, the last of the
 * visitors, takes as long for a tick as it did when the budgets were set. Machines differ by a factor of three.
 */
export async function laptopRate(visitors: Visitor[]): Promise<number> {
  if (visitors.length < 3) return USUAL_RATE
  const times = await interleaved(visitors.slice(-1), { rounds: 3, warmUps: 1 }, (visitor) =>
    measureInteractions(visitor, USUAL_RATE, [TICK]),
  )
  const tick = medianOf([...times.values()].flat(), (found) => found.get(TICK.name) ?? Number.NaN)
  if (!tick) return USUAL_RATE
  return Math.max(1, Math.round((USUAL_RATE * EARLIER_TICK_MS * 4) / tick) / 4)
}
