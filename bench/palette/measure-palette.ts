import { FIRST_NUMBER } from '../orders/fill-orders'
import { orderSearches } from '../orders/order-searches'
import { spreadOf, summarize } from '../support/measure'
import { sequentialScans } from '../support/plan'
import { type Setting, take } from '../support/setting'

const BUDGET_MS = 100
const ROUNDS = 15
const TABLES = ['public.orders', 'private.order_search', 'public.products']

/** Each search through the API. The fastest is checked, because other work on the machine only adds time. */
export async function measurePalette({ report, backend, admin, orders }: Setting & { orders: number }): Promise<void> {
  const middle = FIRST_NUMBER + Math.floor(orders / 2)
  const searches = {
    'a whole number': `LJ-2025-${middle}`,
    'a running number': String(middle),
    'part of a number': String(middle).slice(0, 5),
    ...orderSearches(orders),
    'a frequent name': 'maria',
    'a frequent name and family': 'maria silva',
    'a frequent word of items': 'perfume',
    'a product': 'colônia jasmim noturno',
    'a frequent product': 'jasmim',
    'the beginning of an e-mail': 'cliente1',
  }
  const scans = async () => {
    let sum = 0
    for (const table of TABLES) sum += await sequentialScans(backend, table)
    return sum
  }
  report.section(`Ctrl+K through the API, ${ROUNDS} times each`)
  for (const [what, p_search] of Object.entries(searches)) {
    const search = () => take(admin.client.rpc('palette_search', { p_search }, { get: true }))
    const before = await scans()
    const rows = await search()
    const scanned = (await scans()) - before
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now()
      await search()
      times.push(performance.now() - start)
    }
    const { min } = summarize(times)
    report.check({
      what: `${what}, "${p_search}", ${rows.length} results`,
      found: spreadOf(times),
      budget: `${BUDGET_MS} ms`,
      passed: min < BUDGET_MS,
    })
    report.checkNone(`${what}: scans of whole tables`, scanned)
  }
}
