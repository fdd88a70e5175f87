import { sharedBackend } from '@loja/backend/testing/shared'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeOrder, noteFor } from './note-support'

const shop = sharedBackend()

interface Listed {
  number: number
  order_number: string
  access_key: string
  status: string
  total: number
}

async function list(filter: object, page: object = {}): Promise<Listed[]> {
  return shop.call<Listed[]>('list_invoices', { filter, page_size: 1000, ...page })
}
const truth = (condition: string) =>
  shop.sql<{ access_key: string }>(
    `select access_key from public.invoices where ${condition} order by coalesce(issued_at,
      issue_month::timestamp at time zone 'America/Sao_Paulo') desc, id desc`,
  )
const keys = (rows: { access_key: string }[]) => rows.map(({ access_key }) => access_key)

let sample: Listed & { customer_document: string; issue_month: string }
beforeAll(async () => {
  const [row] = await shop.sql<typeof sample>(`select number, order_number, access_key, customer_document,
    issue_month::text, status, total::float from public.invoices
    where customer_document is not null and order_number like '%000100'`)
  if (!row) throw new Error('no sample')
  sample = row
})

describe('[NFE-01] list_invoices', () => {
  test('filters by status and month over pages', async () => {
    const condition = `status = 'autorizada' and issue_month = '${sample.issue_month}'`
    const all = keys(await truth(condition))
    expect(all.length).toBeGreaterThan(20)
    const filter = { status: 'autorizada', month: sample.issue_month }
    const pages = [0, 7, 14, 21].map((page_offset) => list(filter, { page_size: 7, page_offset }))
    expect(keys((await Promise.all(pages)).flat())).toEqual(all.slice(0, 28))
    expect(keys(await list(filter, { page_offset: 5000 }))).toEqual([])
  })

  test.each([
    ['no such status', { filter: { status: 'x' } }],
    ['a page of no size', { page_size: 0 }],
    ['too many terms', { filter: { search: Array.from({ length: 101 }, (_, n) => n + 1000).join(' ') } }],
  ])('%s is refused', async (_, args) => {
    expect((await shop.admin.rpc('list_invoices', args)).error?.code).toBe('22023')
  })
})

test('[NFE-01] totals sum a month by status and count missing amounts', async () => {
  const expected = await shop.sql(
    `select s as invoice_status, count(i.id)::int as invoice_count, coalesce(sum(total), 0)::float as total,
       (count(i.id) - count(i.total))::int as unpriced
     from unnest('{autorizada,informada,cancelada}'::text[]) with ordinality as t (s, n)
     left join public.invoices i on i.status = s and i.issue_month = $1 group by s, n order by n`,
    [sample.issue_month],
  )
  expect((await shop.admin.rpc('invoice_totals', { filter: { month: sample.issue_month } })).data).toEqual(expected)
})

const WITHOUT = `o.status in ('enviado', 'entregue')
  and not exists (select 1 from public.invoices i where i.order_id = o.id and i.status <> 'cancelada')`
const uninvoiced = async (filter: object) => {
  return shop.call<{ id: string; order_number: string; customer_document: string | null }[]>('list_uninvoiced_orders', {
    filter,
    page_size: 1000,
  })
}

test('[NFE-01] uninvoiced orders are shipped orders without a valid invoice, found by number, document and month', async () => {
  const all = await shop.sql<{
    order_number: string
    total: number
  }>(`select o.order_number, o.total::float from public.orders o where ${WITHOUT}
    order by o.created_at desc, o.id desc`)
  const rows = await uninvoiced({})
  expect(rows.map(({ order_number }) => order_number)).toEqual(all.map(({ order_number }) => order_number))
  const [first] = rows.filter(({ customer_document }) => customer_document)
  const found = await uninvoiced({ search: first?.customer_document })
  expect(found.map(({ id }) => id)).toContain(first?.id)
  expect(new Set(found.map(({ customer_document }) => customer_document)).size).toBe(1)
  expect(await uninvoiced({ search: first?.order_number })).toEqual([first])
  const month = await uninvoiced({ month: sample.issue_month })
  const expected = await shop.value<number>(
    `select count(*)::int as n from public.orders o where ${WITHOUT}
       and date_trunc('month', o.created_at at time zone 'America/Sao_Paulo') = $1::date`,
    [sample.issue_month],
  )
  expect(month).toHaveLength(expected)
  const totals = await shop.admin.rpc('uninvoiced_totals', {})
  const sum = all.reduce((cents, { total }) => cents + Math.round(total * 100), 0)
  expect(totals.data).toEqual([{ order_count: all.length, total: sum / 100 }])
})

describe('[NFE-02] match_invoices', () => {
  const SEEN = { document: '39053344705', name: 'ANA  barbara', total: 100 }
  const match = async (notes: object[]) => {
    return shop.call<{ stored: object | null; orders: { id: string; named: boolean; invoice: number | null }[] }[]>(
      'match_invoices',
      { notes },
    )
  }

  test('returns the customer’s orders of sixty days, same total first, else by name', async () => {
    const { sql } = shop.backend
    const same = await makeOrder(sql, { cpf: '390.533.447-05' })
    const other = await makeOrder(sql, { cpf: '390.533.447-05', total: 90 })
    const nameless = await makeOrder(sql, { cpf: undefined })
    const old = await makeOrder(sql, { cpf: '390.533.447-05' })
    await sql(`set session_replication_role = replica; update public.orders set created_at = now() - interval '61 days'
      where id = '${old}'; set session_replication_role = origin`)
    const issued_at = new Date().toISOString()
    const [found] = await match([{ access_key: 'x', order_numbers: [], ...SEEN, issued_at }])
    expect(found?.orders.map(({ id }) => id)).toEqual([same, other, nameless])
    const [early] = await match([{ access_key: 'x', ...SEEN, issued_at: '2020-01-01T00:00:00Z' }])
    expect(early?.orders).toEqual([])
  })

  test('finds an order by number and reports stored invoices in the requested order', async () => {
    const order = await makeOrder(shop.sql)
    const note = noteFor(order)
    await shop.admin.rpc('attach_invoices', { notes: [note] })
    const [named, running, stored, nothing] = await match([
      { access_key: 'x', order_numbers: [sample.order_number.toLowerCase(), "'; --"] },
      { access_key: 'x', order_numbers: ['100'] },
      { access_key: note.access_key },
      { access_key: 'y' },
    ])
    expect(named?.orders).toMatchObject([{ order_number: sample.order_number, named: true, invoice: sample.number }])
    expect(running?.orders).toEqual(named?.orders)
    expect(stored).toMatchObject({
      stored: { order_id: order, source: 'xml', status: 'autorizada' },
      orders: [{ id: order }],
    })
    expect(nothing).toMatchObject({ stored: null, orders: [] })
    expect((await shop.admin.rpc('match_invoices', { notes: [{ total: 'x' }] })).error?.code).toBe('22023')
  })
})

describe('[NFE-01] downloads', () => {
  test('return the XMLs of a month in batches once', async () => {
    const expected = await shop.sql<{ access_key: string }>(
      `select i.access_key from public.invoices i join public.invoice_files f on f.invoice_id = i.id
        where i.issue_month = $1`,
      [sample.issue_month],
    )
    const { data: count } = await shop.admin.rpc('count_invoice_files', { month: sample.issue_month })
    const read: string[] = []
    let after = {}
    for (;;) {
      const data = await shop.call<{ id: string; listed_at: string; access_key: string; xml: string }[]>(
        'list_invoice_files',
        {
          month: sample.issue_month,
          page_size: 9,
          ...after,
        },
      )
      const rows = data
      const last = rows.at(-1)
      if (!last) break
      expect(rows.every(({ access_key, xml }) => xml.includes(`NFe${access_key}`))).toBe(true)
      read.push(...keys(rows))
      after = { after_listed_at: last.listed_at, after_id: last.id }
    }
    expect(read.length).toBe(count)
    expect(read.sort()).toEqual(keys(expected).sort())
  })

  test('demo invoices have the month of their issue after the demo moved', async () => {
    const { sql } = shop.backend
    await sql(`update demo.anchor set anchored_at = anchored_at - interval '40 days'`)
    await sql('select demo.reanchor()')
    expect(
      await sql(`select 1 from public.invoices i join public.invoice_files f on f.invoice_id = i.id
        join demo.seeded s on s.id = i.id and s.entity = 'invoice'
        where strpos(f.xml, i.access_key) = 0 or to_char(i.issued_at at time zone 'America/Sao_Paulo', 'YYMM') <> substr(i.access_key, 3, 4)`),
    ).toEqual([])
    const [first] = await sql(`select to_char(least((select min(issue_month) from public.invoices),
      (select min(created_at) at time zone 'America/Sao_Paulo' from public.orders)), 'YYYY-MM-01') as month`)
    expect(first).toEqual({ month: (await shop.admin.rpc('first_invoice_month')).data })
  })
})
