import type { Setting } from '../backend/bench-context'
import { checkIndexed, explain } from '../support/plan'

/** The setting that the functions carry. */
const OF_THE_FUNCTION = 'set local random_page_cost = 1.1'

const DATE = 'p.created_at desc, p.id desc'
/** Arguments of `private.product_condition`, and an order. */
const PAGES: [what: string, args: string, order: string][] = [
  ['page 1', 'null, null, null, null, null, null', DATE],
  ['by name', 'null, null, null, null, null, null', 'p.name_folded, p.created_at, p.id'],
  ['search of 1 letter', "'r', null, null, null, null, null", DATE],
  ['search of 2 letters', "'zq', null, null, null, null, null", DATE],
  ['search of 8 letters', "'roma rar', null, null, null, null, null", DATE],
  ['low stock', "null, null, null, null, 'low', null", DATE],
  ['on sale', 'null, null, null, null, null, true', DATE],
]

/** Pages find their rows by an index: the plan says so. */
export async function checkProductPlans({ report, backend }: Setting): Promise<void> {
  report.section('How products are found')
  const plans: [string, string[]][] = []
  for (const [what, args, order] of PAGES) {
    const [row] = await backend.sql<{ text: string }>(`select private.product_condition(${args}) as text`)
    const plan = await explain(
      backend,
      `select p.id from public.products p where ${row?.text} order by ${order} limit 20`,
      OF_THE_FUNCTION,
    )
    checkIndexed(report, { what, table: 'products', plan })
    plans.push([`Plan of ${what}`, plan.lines])
  }
  for (const [title, lines] of plans) report.note(title, lines)
}
