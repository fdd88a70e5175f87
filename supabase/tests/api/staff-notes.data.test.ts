import { DEMO_ACCOUNTS } from '@loja/backend'
import { apiCalls, call, NOTHING, type OwnerSql } from './api-calls'

const BODY = 'Ligar antes de entregar'

/** A note of the administrator on an order. */
async function makeNote(sql: OwnerSql): Promise<{ id: string; order: string }> {
  await sql('delete from public.staff_notes where true')
  const [note] = await sql<{ id: string; order: string }>(
    `insert into public.staff_notes (order_id, body, author_id)
      select (select o.id from public.orders o order by o.order_number limit 1), $1, u.id
      from auth.users u where u.email = $2 returning id, order_id as order`,
    [BODY, DEMO_ACCOUNTS.admin.email],
  )
  if (note === undefined) throw new Error('no note was made')
  return note
}
const stored = async (sql: OwnerSql) =>
  (await sql<{ n: string }>('select body || $$ v$$ || version as n from public.staff_notes order by 1')).map(
    ({ n }) => n,
  )
const BEFORE = { stored: [`${BODY} v1`] }

apiCalls('staff notes', [
  call('select the notes of an order', {
    given: makeNote,
    run: (client, { given }) => client.from('staff_notes').select('body, version').eq('order_id', given.order),
    admin: { status: 200, data: [{ body: BODY, version: 1 }] },
  }),
  call('insert a note', {
    given: makeNote,
    run: (client, { given }) => client.from('staff_notes').insert({ order_id: given.order, body: 'A' }).select('body'),
    stored,
    admin: { status: 201, data: [{ body: 'A' }], stored: ['A v1', ...BEFORE.stored] },
  }),
  call('update a note that was seen', {
    given: makeNote,
    run: (client, { given }) =>
      client.from('staff_notes').update({ body: 'B' }).eq('id', given.id).eq('version', 1).select('body, version'),
    stored,
    admin: { status: 200, data: [{ body: 'B', version: 2 }], stored: ['B v2'] },
  }),
  call('delete a note that has changed', {
    given: makeNote,
    run: (client, { given }) => client.from('staff_notes').delete().eq('id', given.id).eq('version', 2).select('id'),
    stored,
    admin: { ...NOTHING, ...BEFORE },
  }),
])
