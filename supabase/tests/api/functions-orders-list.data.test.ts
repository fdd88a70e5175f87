import { randomUUID } from 'node:crypto'
import { apiCalls, type Call, call, type Expected, FORBIDDEN, type OwnerSql, SIGN_IN, TRUTH } from './api-calls'

const SECTION = 'functions, list of orders'
const staff = (admin: Expected, before?: unknown): Pick<Call<unknown>, 'anonymous' | 'customer' | 'admin'> => {
  const stored = before === undefined ? {} : { stored: before }
  return { anonymous: { ...SIGN_IN, ...stored }, customer: { ...FORBIDDEN, ...stored }, admin }
}

/** Two orders, one of them processando already. */
async function makePair(sql: OwnerSql): Promise<string[]> {
  await sql("delete from public.orders where notes = 'contrato'")
  const rows = await sql<{ id: string }>(
    `insert into public.orders (total, status, notes)
      values (1, 'pendente', 'contrato'), (2, 'processando', 'contrato') returning id`,
  )
  return rows.map(({ id }) => id)
}
const statuses = async (sql: OwnerSql) =>
  (await sql<{ status: string }>("select status from public.orders where notes = 'contrato' order by total")).map(
    ({ status }) => status,
  )

apiCalls('list of orders', [
  call({
    name: 'list_orders: several numbers, a page, columns',
    section: SECTION,
    truth: (sql) =>
      sql(`select order_number, status from public.orders
        where order_number like '%000007' or order_number like '%00011%' order by created_at desc, id desc limit 5 offset 5`),
    run: (client) =>
      client
        .rpc('list_orders', { search: '#000007; 00011', page_size: 5, page_offset: 5 })
        .select('order_number, status'),
    ...staff({ status: 200, data: TRUTH }),
  }),
  call({
    name: 'list_orders: a status, by total',
    section: SECTION,
    truth: (sql) =>
      sql(`select order_number from public.orders where coalesce(status, 'pendente') = 'pendente'
        order by total desc, created_at desc, id desc limit 20`),
    run: (client) => client.rpc('list_orders', { status: 'pendente', sort: 'total_desc' }).select('order_number'),
    ...staff({ status: 200, data: TRUTH }),
  }),
  call({
    name: 'list_orders: a page of no size',
    section: SECTION,
    run: (client) => client.rpc('list_orders', { page_size: 0 }),
    ...staff({ status: 400, code: '22023' }),
  }),
  call({
    name: 'change_order_status: counts what it found and changed',
    section: SECTION,
    given: makePair,
    run: (client, { given: ids }) =>
      client.rpc('change_order_status', { selection: { ids }, status: 'processando', expected: 2 }),
    stored: statuses,
    ...staff(
      { status: 200, data: [{ matched: 2, changed: 1, failures: [] }], stored: ['processando', 'processando'] },
      ['pendente', 'processando'],
    ),
  }),
  call({
    name: 'change_order_status: what was changed since it was counted is named',
    section: SECTION,
    given: async (sql) => {
      const ids = await makePair(sql)
      const [{ snapshot } = { snapshot: '' }] = await sql<{ snapshot: string }>(
        'select pg_current_snapshot()::text as snapshot',
      )
      await sql("update public.orders set status = 'entregue' where notes = 'contrato' and total = 2")
      return { ids, snapshot }
    },
    run: async (client, { given: { ids, snapshot } }) => {
      const selection = { ids }
      const { data, ...rest } = await client.rpc('change_order_status', { selection, status: 'enviado', snapshot })
      return { ...rest, data: data?.map((row: { failures: { status: string }[] }) => row.failures[0]?.status) }
    },
    stored: statuses,
    ...staff({ status: 200, data: ['entregue'], stored: ['enviado', 'entregue'] }, ['pendente', 'entregue']),
  }),
  call({
    name: 'change_order_status: an order that is gone is named',
    section: SECTION,
    given: async (sql) => {
      await makePair(sql)
      return randomUUID()
    },
    run: async (client, { given }) => {
      const { data, ...rest } = await client.rpc('change_order_status', {
        selection: { ids: [given] },
        status: 'enviado',
      })
      return { ...rest, data: data?.map((row: { failures: { id: string }[] }) => row.failures[0]?.id === given) }
    },
    stored: statuses,
    ...staff({ status: 200, data: [true], stored: ['pendente', 'processando'] }, ['pendente', 'processando']),
  }),
])
