import { expect } from 'vitest'
import { apiCalls, call, NOTHING, type OwnerSql } from './api-calls'

interface Made {
  supplier: string
  product: string
  item: string
}

/** A supplier with one remembered text, of a product. */
async function make(sql: OwnerSql): Promise<Made> {
  await sql('delete from public.suppliers where true')
  await sql("delete from public.products where name like 'Do fornecedor%'")
  const [product] = await sql<{ id: string }>(
    "insert into public.products (name, price) values ('Do fornecedor', 30) returning id",
  )
  const [supplier] = await sql<{ id: string }>("insert into public.suppliers (name) values ('Atacado') returning id")
  const [item] = await sql<{ id: string }>(
    `insert into public.supplier_items (supplier_id, text, text_key, product_id)
      values ($1, 'Perfume A', 'perfume a', $2) returning id`,
    [supplier?.id, product?.id],
  )
  return { supplier: supplier?.id ?? '', product: product?.id ?? '', item: item?.id ?? '' }
}
const names = async (sql: OwnerSql) =>
  (await sql<{ n: string }>("select name || ' v' || version as n from public.suppliers order by 1")).map(({ n }) => n)
const texts = async (sql: OwnerSql) =>
  (await sql<{ t: string }>('select text as t from public.supplier_items order by 1')).map(({ t }) => t)
const BEFORE = { stored: ['Atacado v1'] }
const LIST = { p_list: { source: 'csv' }, p_gone: [] }
const applied = async (sql: OwnerSql) => (await sql('select from public.supplier_lists')).length

apiCalls('suppliers', [
  call('select suppliers', {
    given: make,
    run: (client) => client.from('suppliers').select('name, version'),
    admin: { status: 200, data: [{ name: 'Atacado', version: 1 }] },
  }),
  call('insert a supplier with a similar name', {
    given: make,
    run: (client) => client.from('suppliers').insert({ name: ' ATACÁDO ' }).select('name'),
    stored: names,
    admin: { status: 409, code: '23505', ...BEFORE },
  }),
  call('update a supplier with a price rule that is none', {
    given: make,
    run: (client, { given }) =>
      client
        .from('suppliers')
        .update({ price_rule: { kind: 'factor' } })
        .eq('id', given.supplier)
        .select('name'),
    stored: names,
    admin: { status: 400, code: '23514', ...BEFORE },
  }),
  call('update a supplier in the version that was seen', {
    given: make,
    run: (client, { given }) =>
      client.from('suppliers').update({ name: 'B' }).eq('id', given.supplier).eq('version', 1).select('version'),
    stored: names,
    admin: { status: 200, data: [{ version: 2 }], stored: ['B v2'] },
  }),
  call('delete a supplier that has changed', {
    given: make,
    run: (client, { given }) =>
      client.from('suppliers').delete().eq('id', given.supplier).eq('version', 2).select('id'),
    stored: names,
    admin: { ...NOTHING, ...BEFORE },
  }),
  call('list_suppliers', {
    given: make,
    run: (client) => client.rpc('list_suppliers', { filter: { search: 'ataca' }, sort: 'items_desc' }),
    admin: {
      status: 200,
      data: [
        {
          ...{ id: expect.any(String), name: 'Atacado', contact: null, whatsapp: null, notes: null, reading: {} },
          ...{ price_rule: null, is_active: true, version: 1, item_count: 1, last_list_at: null },
        },
      ],
    },
  }),
  call('list_suppliers, an unknown sort', {
    run: (client) => client.rpc('list_suppliers', { sort: 'version_asc' }),
    admin: { status: 400, code: '22023' },
  }),
  call('supplier_counts', {
    given: make,
    run: (client) => client.rpc('supplier_counts', {}),
    admin: { status: 200, data: [{ total: 1, inactive: 0 }] },
  }),
  call('match_supplier_lines', {
    given: make,
    run: (client, { given }) =>
      client.rpc('match_supplier_lines', { p_supplier: given.supplier, p_lines: [{ n: 1, text: 'PERFUME-A' }] }),
    admin: {
      status: 200,
      data: [{ n: 1, how: 'remembered', product: expect.any(Object), candidates: [], last_cost: null }],
    },
  }),
  call('match_supplier_lines with another part', {
    given: make,
    run: (client, { given }) =>
      client.rpc('match_supplier_lines', { p_supplier: given.supplier, p_lines: [{ n: 1, texto: 'A' }] }),
    admin: { status: 400, code: '22023' },
  }),
  call('remember_supplier_items', {
    given: make,
    run: (client, { given }) =>
      client.rpc('remember_supplier_items', { p_supplier: given.supplier, p_items: [{ text: 'B', ignored: true }] }),
    stored: texts,
    admin: { status: 204, stored: ['B', 'Perfume A'] },
  }),
  call('forget_supplier_items', {
    given: make,
    run: (client, { given }) => client.rpc('forget_supplier_items', { p_items: [given.item] }),
    stored: texts,
    admin: { status: 200, data: 1, stored: [] },
  }),
  call('list_supplier_items', {
    given: make,
    run: (client, { given }) =>
      client.rpc('list_supplier_items', { p_supplier: given.supplier }).select('text, answer'),
    admin: { status: 200, data: [{ text: 'Perfume A', answer: 'product' }] },
  }),
  call('missing_supplier_products', {
    given: make,
    run: (client, { given }) =>
      client.rpc('missing_supplier_products', { p_supplier: given.supplier, p_found: [] }).select('name, text'),
    admin: { status: 200, data: [{ name: 'Do fornecedor', text: 'Perfume A' }] },
  }),
  call('apply_supplier_list', {
    given: make,
    run: (client, { given }) =>
      client.rpc('apply_supplier_list', {
        ...{ ...LIST, p_supplier: given.supplier, p_request: crypto.randomUUID() },
        p_lines: [{ text: 'Perfume A', cost: 9, product_id: given.product, version: 1, price: 20 }],
      }),
    stored: applied,
    admin: {
      status: 200,
      data: [
        {
          ...{ list_id: expect.any(String), change_id: expect.any(String) },
          ...{ updated: 1, created: 0, gone: 0, failures: [] },
        },
      ],
      stored: 1,
    },
  }),
  call('list_supplier_lists', {
    given: make,
    run: (client, { given }) => client.rpc('list_supplier_lists', { p_supplier: given.supplier }),
    admin: { status: 200, data: [] },
  }),
])
