import { expect } from 'vitest'
import { apiCalls, call, TRUTH } from './api-calls'
import { demoId } from './demo-ids'

const ADMIN = demoId('user', 1)
const CUSTOMER = demoId('user', 2)
const OTHER = demoId('user', 5)
const own = { anonymous: ADMIN, customer: CUSTOMER, admin: ADMIN }

apiCalls('profiles', [
  call('count (head only)', {
    run: (client) => client.from('profiles').select('*', { count: 'exact', head: true }),
    customer: { status: 200, count: 1 },
    admin: { status: 200, count: 60 },
  }),
  call('select role by user_id: the own one', {
    run: (client, { who }) => client.from('profiles').select('role').eq('user_id', own[who]).maybeSingle(),
    customer: { status: 200, data: { role: 'user' } },
    admin: { status: 200, data: { role: 'admin' } },
  }),
  call('select all, newest first', {
    truth: (sql) =>
      sql(
        'select id, user_id, full_name, phone, role, created_at from public.profiles order by created_at desc, id desc',
      ),
    run: (client) =>
      client
        .from('profiles')
        .select('id, user_id, full_name, phone, role, created_at')
        .order('created_at', { ascending: false })
        .order('id', { ascending: false }),
    customer: { status: 200, data: [expectOwn()] },
    admin: { status: 200, data: TRUTH },
  }),
  call('AUTH-07: update the own name and phone', {
    given: async (sql) => {
      await sql("update public.profiles set full_name = 'Antes', phone = '1' where user_id in ($1, $2)", [
        ADMIN,
        CUSTOMER,
      ])
    },
    run: (client, { who }) =>
      client
        .from('profiles')
        .update({ full_name: 'Depois', phone: '2' })
        .eq('user_id', own[who])
        .select('full_name, phone, role'),
    customer: { status: 200, data: [{ full_name: 'Depois', phone: '2', role: 'user' }] },
    admin: { status: 200, data: [{ full_name: 'Depois', phone: '2', role: 'admin' }] },
  }),
  call('ROLE-02: change_role', {
    given: async (sql) => {
      await sql("update public.profiles set role = 'user' where user_id = $1", [OTHER])
    },
    run: (client) => client.rpc('change_role', { p_profile: demoId('profile', 5), p_role: 'admin', p_seen: 'user' }),
    stored: (sql) => sql('select role from public.profiles where user_id = $1', [OTHER]),
    admin: { status: 200, data: ['admin'], stored: [{ role: 'admin' }] },
  }),
])

function expectOwn() {
  return {
    id: demoId('profile', 2),
    user_id: CUSTOMER,
    full_name: 'Carlos Nakamura',
    phone: expect.stringMatching(/^\(\d\d\) 9\d{4}-\d{4}$/),
    role: 'user',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
  }
}
