import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { expect, test } from 'vitest'
import { requestContext } from '../http/request-context'
import { closedTables } from './closed-tables'

interface Row {
  id: string
  order_id: string
  status: string
}

const db = new Kysely<{ orders: Row; order_items: Row; products: Row }>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (one) => new PostgresIntrospector(one),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [closedTables],
})
const CHECK = '(select public.is_admin())'
const items = db.selectFrom('order_items as i').select('i.id').where('i.order_id', '=', sql.ref<string>('products.id'))

test.each([
  ['a list', db.selectFrom('orders').select('id'), 1],
  ['a filtered list', db.selectFrom('orders').select('id').where('status', '=', 'a').where('id', '=', 'b'), 1],
  ['a count', db.selectFrom('orders as o').select(sql`count(*)`.as('count')), 1],
  ['an embedded table', db.selectFrom('products').select(['id', items.as('items')]), 1],
  ['a table in a list', db.selectFrom(db.selectFrom('orders').select('id').as('o')).select('id'), 1],
  ['an update', db.updateTable('orders').set({ status: 'a' }).where('id', '=', 'b'), 1],
  ['a deletion', db.deleteFrom('orders').where('id', '=', 'b'), 1],
  ['a table of the shop', db.selectFrom('products').select('id').where('id', '=', 'b'), 0],
])('[AUTH-06] asks a customer once for the role in %s', (_name, query, times) => {
  const asked = (context: object) => requestContext.run(context, () => query.compile().sql.split(CHECK).length - 1)
  expect(asked({ closedTables: new Set(['orders', 'order_items']) })).toBe(times)
  expect(asked({})).toBe(0)
})
