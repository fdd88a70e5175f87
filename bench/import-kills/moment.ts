import type { Page, Route } from 'playwright'
import type { Random } from '../hostile/random'

const REQUESTS = /\/rpc\/(begin_product_import|import_products|finish_product_import)/
export type Moment = { stage: 'any'; ms: number } | { stage: 'unsent' | 'stored'; request: number }

export interface Length {
  ms: number
  requests: number
}

export function randomMoment({ ms, requests }: Length, random: Random): Moment {
  if (random.chance(0.5)) return { stage: 'any', ms: random.below(ms) }
  return { stage: random.pick(['unsent', 'stored'] as const), request: 1 + random.below(requests) }
}

export function describeMoment(moment: Moment): string {
  return moment.stage === 'any' ? `after ${moment.ms} ms` : `${moment.stage}, request ${moment.request}`
}

/** `come` resolves at the moment. The held request continues with `release`, or ends with its tab. */
export async function prepareMoment(
  page: Page,
  moment: Moment,
): Promise<{ come: () => Promise<void>; release: () => void }> {
  if (moment.stage === 'any')
    return { come: () => new Promise((resolve) => setTimeout(resolve, moment.ms)), release: () => undefined }
  const { come, release, hold } = held()
  let asked = 0
  const meet = async (route: Route) => {
    asked += 1
    if (asked !== moment.request) return route.continue()
    if (moment.stage === 'unsent') {
      await hold()
      return route.continue()
    }
    const response = await route.fetch()
    await hold()
    return route.fulfill({ response })
  }
  // A dead tab cannot be answered.
  await page.route(REQUESTS, (route) => meet(route).catch(() => undefined))
  return { come: () => come, release }
}

function held() {
  let arrive: () => void = () => undefined
  let release: () => void = () => undefined
  const come = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const hold = () => {
    arrive()
    return released
  }
  return { come, release: () => release(), hold }
}
