import { apiCalls, call, NOTHING, type OwnerSql } from './api-calls'

const NAME = 'Maiores pedidos'
async function makeView(sql: OwnerSql): Promise<string> {
  await sql('delete from public.saved_views where true')
  const [view] = await sql<{ id: string }>(
    `insert into public.saved_views (list, name, address, owner_id)
      values ('orders', $1, 'ordem=maior-total', null) returning id`,
    [NAME],
  )
  return view?.id ?? ''
}
const stored = async (sql: OwnerSql) =>
  (await sql<{ v: string }>('select name || $$ v$$ || version as v from public.saved_views')).map(({ v }) => v)
const BEFORE = { stored: [`${NAME} v1`] }

apiCalls('saved views', [
  call('select the views of a list', {
    given: makeView,
    run: (client) =>
      client.from('saved_views').select('name, owner_id, address, version').eq('list', 'orders').order('position'),
    admin: { status: 200, data: [{ name: NAME, owner_id: null, address: 'ordem=maior-total', version: 1 }] },
  }),
  call('insert a shared view', {
    given: makeView,
    run: (client) =>
      client.from('saved_views').insert({ list: 'users', name: 'Equipe', address: '', owner_id: null }).select('name'),
    admin: { status: 201, data: [{ name: 'Equipe' }] },
  }),
  call('update a view that was seen', {
    given: makeView,
    run: (client, { given }) =>
      client.from('saved_views').update({ name: 'Outra' }).eq('id', given).eq('version', 1).select('name, version'),
    stored,
    admin: { status: 200, data: [{ name: 'Outra', version: 2 }], stored: ['Outra v2'] },
  }),
  call('delete a view that has changed', {
    given: makeView,
    run: (client, { given }) => client.from('saved_views').delete().eq('id', given).eq('version', 2).select('id'),
    stored,
    admin: { ...NOTHING, ...BEFORE },
  }),
  call('order_saved_views', {
    given: makeView,
    run: (client, { given }) => client.rpc('order_saved_views', { list: 'orders', ids: [given] }),
    stored,
    admin: { status: 204, ...BEFORE },
  }),
])
