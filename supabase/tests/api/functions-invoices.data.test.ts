import { apiCalls, call, NOTHING, type OwnerSql, TRUTH } from './api-calls'
import { ABSENT } from './demo-ids'

const KEY = '35260812ABC34501DE35550010009000011876543216'

async function makeOrder(sql: OwnerSql): Promise<{ id: string; order_number: string }> {
  await sql(
    `delete from public.invoices where access_key = '${KEY}'; delete from public.orders where notes = 'contrato'`,
  )
  const [order] = await sql<{ id: string; order_number: string }>(
    `insert into public.orders (total, status, notes, created_at) values (10, 'enviado', 'contrato', '2026-08-01T12:00:00Z')
      returning id, order_number`,
  )
  if (order === undefined) throw new Error('no order was made')
  return order
}
async function makeNote(sql: OwnerSql): Promise<string> {
  const { id: order, order_number } = await makeOrder(sql)
  const [note] = await sql<{ id: string }>(
    `insert into public.invoices (order_id, order_number, access_key, status, source, issued_at, total)
      values ($1, $2, $3, 'autorizada', 'xml', '2026-08-02T12:00:00Z', 10) returning id`,
    [order, order_number, KEY],
  )
  await sql(`insert into public.invoice_files (invoice_id, xml) values ($1, '<x/>')`, [note?.id])
  return note?.id ?? ''
}
const statuses = async (sql: OwnerSql) =>
  (await sql<{ status: string }>(`select status from public.invoices where access_key = '${KEY}'`)).map(
    ({ status }) => status,
  )

apiCalls('functions of fiscal notes', [
  call('list_invoices: a month, a page, columns', {
    truth: (sql) =>
      sql(`select access_key, number from public.invoices where issue_month = (select max(issue_month) from public.invoices)
        order by listed_at desc, id desc limit 3 offset 2`),
    given: async (sql) =>
      (await sql<{ month: string }>('select max(issue_month)::text as month from public.invoices'))[0]?.month,
    run: (client, { given: month }) =>
      client.rpc('list_invoices', { filter: { month }, page_size: 3, page_offset: 2 }).select('access_key, number'),
    admin: { status: 200, data: TRUTH },
  }),
  call('invoice_totals: of a key', {
    given: makeNote,
    run: (client) =>
      client
        .rpc('invoice_totals', { filter: { search: KEY } })
        .select('invoice_status, invoice_count, total')
        .limit(1),
    admin: { status: 200, data: [{ invoice_status: 'autorizada', invoice_count: 1, total: 10 }] },
  }),
  call('list_uninvoiced_orders and uninvoiced_totals: of an order', {
    given: makeOrder,
    run: async (client, { given }) => {
      const { data, ...rest } = await client.rpc('list_uninvoiced_orders', { filter: { search: given.order_number } })
      const totals = await client.rpc('uninvoiced_totals', { filter: { search: given.order_number } })
      return { ...rest, data: data && [data.length, totals.data] }
    },
    admin: { status: 200, data: [1, [{ order_count: 1, total: 10 }]] },
  }),
  call('first_invoice_month', {
    truth: async (sql) =>
      (
        await sql<{ month: string }>(`select to_char(least((select min(issue_month) from public.invoices),
          (select min(created_at) at time zone 'America/Sao_Paulo' from public.orders)), 'YYYY-MM-01') as month`)
      )[0]?.month,
    run: (client) => client.rpc('first_invoice_month'),
    admin: { status: 200, data: TRUTH },
  }),
  call('match_invoices: by the number of an order', {
    given: makeOrder,
    run: async (client, { given }) => {
      const notes = [{ access_key: KEY, order_numbers: [given.order_number] }]
      const { data, ...rest } = await client.rpc('match_invoices', { notes })
      return { ...rest, data: data && [data[0].stored, data[0].orders[0].id === given.id] }
    },
    admin: { status: 200, data: [null, true] },
  }),
  call('attach_invoices: a key that was typed', {
    given: makeOrder,
    run: (client, { given }) => client.rpc('attach_invoices', { notes: [{ order_id: given.id, access_key: KEY }] }),
    stored: statuses,
    admin: { status: 200, data: [{ access_key: KEY, outcome: 'attached', other: null }], stored: ['informada'] },
  }),
  call('set_invoice_cancelled', {
    given: makeNote,
    run: (client, { given }) => client.rpc('set_invoice_cancelled', { invoice_id: given, version: 1, cancelled: true }),
    stored: statuses,
    admin: { status: 200, data: 'done', stored: ['cancelada'] },
  }),
  call('remove_invoice', {
    given: makeNote,
    run: (client, { given }) => client.rpc('remove_invoice', { invoice_id: given, version: 1 }),
    stored: statuses,
    admin: { status: 200, data: 'done', stored: [] },
  }),
  call('list_invoice_files and count_invoice_files: of a month', {
    given: makeNote,
    run: async (client) => {
      const { data, ...rest } = await client.rpc('list_invoice_files', { month: '2026-08-01', page_size: 100 })
      const { data: count } = await client.rpc('count_invoice_files', { month: '2026-08-01' })
      const xml = data?.find(({ access_key }: { access_key: string }) => access_key === KEY)?.xml
      return { ...rest, data: data && [xml, count >= 1] }
    },
    admin: { status: 200, data: ['<x/>', true] },
  }),
  call('invoice_files: the XML of a note', {
    given: makeNote,
    run: (client, { given }) => client.from('invoice_files').select('xml').eq('invoice_id', given).limit(1),
    admin: { status: 200, data: [{ xml: '<x/>' }] },
  }),
  call('invoices: those of an order', {
    run: (client) =>
      client
        .from('invoices')
        .select('id, version')
        .eq('order_id', ABSENT)
        .order('listed_at', { ascending: false })
        .limit(20),
    admin: NOTHING,
  }),
])
