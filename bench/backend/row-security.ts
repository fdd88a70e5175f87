import { asCaller, explainAs } from '../support/plan'
import { PRODUCT_COLUMNS, type Setting } from '../support/setting'
import { deleteImported, insertSql } from './inserts'

const BUDGET = 1.2

export async function measureRowSecurity({ report, backend, admin }: Setting): Promise<void> {
  const { claims } = admin
  const owner = { ...claims, role: 'none' } as const
  const order = 'order by created_at desc, id desc limit 20'
  const after = () => deleteImported(backend)
  const products = `select ${PRODUCT_COLUMNS} from public.products ${order}`
  const orders = `select id, order_number, status, total from public.orders ${order}`
  const count = (table: string) => `select count(*) from public.${table}`
  report.section('Row security: as an administrator against as the owner')
  for (const [what, statement, rounds, budget] of [
    ['list of products, page 1 and count', () => `${products}; ${count('products')}`, 15, BUDGET],
    ['list of orders, page 1 and count', () => `${orders}; ${count('orders')}`, 15, BUDGET],
    // No budget: the one lookup of the role is a large share of such a short statement.
    ['the 20 products', () => products, 41, undefined],
    ['the 20 orders', () => orders, 41, undefined],
    ['count of products', () => count('products'), 15, BUDGET],
    ['count of orders', () => count('orders'), 15, BUDGET],
    ['insert of 500 products', () => insertSql(500), 9, BUDGET],
  ] as const) {
    const variant = (caller: Parameters<typeof asCaller>[0]) => ({
      run: () => backend.sql(asCaller(caller, statement())),
      ...(what.startsWith('insert') ? { after } : {}),
    })
    await report.compare({
      what,
      ours: variant(claims),
      reference: variant(owner),
      against: 'owner',
      ...(budget === undefined ? {} : { budget }),
      rounds,
    })
  }
  for (const [title, statement] of [
    ['list of products', `select id from public.products ${order}`],
    ['list of orders', `select id from public.orders ${order}`],
    ['count of products', 'select count(*) from public.products'],
    ['count of orders', 'select count(*) from public.orders'],
  ] as const) {
    const plan = await explainAs(backend, claims, statement)
    report.note(`Plan as an administrator: ${title}`, plan.lines)
    if (title.startsWith('list')) {
      report.check({
        what: `${title}, page 1: tables read from end to end`,
        found: plan.scanned.join(', ') || 'none',
        budget: 'none but profiles',
        passed: plan.scanned.every((table) => table === 'profiles'),
      })
    }
  }
}
