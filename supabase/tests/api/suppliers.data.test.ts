import { expect } from 'vitest'
import { apiCalls, call, NOTHING, type OwnerSql } from './api-calls'

async function make(sql: OwnerSql): Promise<string> {
  await sql('delete from public.suppliers where true')
  const [supplier] = await sql<{ id: string }>("insert into public.suppliers (name) values ('Atacado') returning id")
  const id = supplier?.id ?? ''
  await sql("insert into public.supplier_items (supplier_id, text, text_key) values ($1, 'Perfume A', 'perfume a')", [
    id,
  ])
  return id
}
const names = async (sql: OwnerSql) =>
  (await sql<{ n: string }>("select name || ' v' || version as n from public.suppliers order by 1")).map(({ n }) => n)
const BEFORE = { stored: ['Atacado v1'] }

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
        .eq('id', given)
        .select('name'),
    stored: names,
    admin: { status: 400, code: '23514', ...BEFORE },
  }),
  call('update a supplier in the version that was seen', {
    given: make,
    run: (client, { given }) =>
      client.from('suppliers').update({ name: 'B' }).eq('id', given).eq('version', 1).select('version'),
    stored: names,
    admin: { status: 200, data: [{ version: 2 }], stored: ['B v2'] },
  }),
  call('delete a supplier that has changed', {
    given: make,
    run: (client, { given }) => client.from('suppliers').delete().eq('id', given).eq('version', 2).select('id'),
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
])
