import { measureInteractions, TICK } from './interactions'
import { interleaved, medianOf } from './rounds'
import type { Visitor } from './visitor'

const USUAL_RATE = 4
/** Milliseconds of a tick in the earlier build, at 4× CPU, on the machine of the budgets. */
const EARLIER_TICK_MS = 320

/** CPU slowdown at which the earlier build takes as long for a tick as on the machine of the budgets. */
export async function laptopRate(visitors: Visitor[]): Promise<number> {
  if (visitors.length < 3) return USUAL_RATE
  const times = await interleaved(visitors.slice(-1), { rounds: 3, warmUps: 1 }, (visitor) =>
    measureInteractions(visitor, USUAL_RATE, [TICK]),
  )
  const tick = medianOf([...times.values()].flat(), (found) => found.get(TICK.name) ?? Number.NaN)
  if (!tick) return USUAL_RATE
  return Math.max(1, Math.round((USUAL_RATE * EARLIER_TICK_MS * 4) / tick) / 4)
}
