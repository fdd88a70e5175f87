import { checkIndexed, explain } from '../support/plan'
import type { Setting } from '../support/setting'

const OF_THE_FUNCTION = 'set local random_page_cost = 1.1'

const DATE = 'p.created_at desc, p.id desc'
const PAGES: [what: string, filter: object, order: string][] = [
  ['page 1', {}, DATE],
  ['by name', {}, 'p.name_folded, p.created_at, p.id'],
  ['search of 1 letter', { search: 'r' }, DATE],
  ['search of 2 letters', { search: 'zq' }, DATE],
  ['search of 8 letters', { search: 'roma rar' }, DATE],
  ['low stock', { stock: 'low' }, DATE],
  ['on sale', { on_sale: true }, DATE],
  ['without an image', { without_image: true }, DATE],
]

export async function checkProductPlans({ report, backend }: Setting): Promise<void> {
  report.section('How products are found')
  const plans: [string, string[]][] = []
  for (const [what, filter, order] of PAGES) {
    const plan = await explain(
      backend,
      `select p.id from public.products p where private.is_product_match(p, '${JSON.stringify(filter)}') order by ${order} limit 20`,
      OF_THE_FUNCTION,
    )
    checkIndexed(report, { what, table: 'products', plan })
    plans.push([`Plan of ${what}`, plan.lines])
  }
  for (const [title, lines] of plans) report.note(title, lines)
}
