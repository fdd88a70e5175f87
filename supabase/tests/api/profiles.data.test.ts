import { expect } from 'vitest'
import { apiCalls, call, FORBIDDEN, NOTHING, SIGN_IN, TRUTH } from './api-calls'
import { demoId } from './demo-ids'

const ADMIN = demoId('user', 1)
const CUSTOMER = demoId('user', 2)
const OTHER = demoId('user', 5)
const own = { anonymous: ADMIN, customer: CUSTOMER, admin: ADMIN }

apiCalls('profiles', [
  call('count (head only)', {
    run: (client) => client.from('profiles').select('*', { count: 'exact', head: true }),
    // HEAD has no body and so no code.
    anonymous: { status: 401 },
    customer: { status: 200, count: 1 },
    admin: { status: 200, count: 60 },
  }),
  call('select role by user_id: the own one', {
    run: (client, { who }) => client.from('profiles').select('role').eq('user_id', own[who]).maybeSingle(),
    anonymous: SIGN_IN,
    customer: { status: 200, data: { role: 'user' } },
    admin: { status: 200, data: { role: 'admin' } },
  }),
  call("select role by user_id: another's", {
    run: (client) => client.from('profiles').select('role').eq('user_id', OTHER),
    anonymous: SIGN_IN,
    customer: NOTHING,
    admin: { status: 200, data: [{ role: 'user' }] },
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
    anonymous: SIGN_IN,
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
    anonymous: SIGN_IN,
    customer: { status: 200, data: [{ full_name: 'Depois', phone: '2', role: 'user' }] },
    admin: { status: 200, data: [{ full_name: 'Depois', phone: '2', role: 'admin' }] },
  }),
  call("AUTH-07: update another's name", {
    run: (client) => client.from('profiles').update({ full_name: 'Trocado' }).eq('user_id', OTHER).select('id'),
    anonymous: SIGN_IN,
    customer: NOTHING,
    // Staff read names, only owners write them.
    admin: NOTHING,
  }),
  call('AUTH-07: update a role', {
    run: (client, { who }) =>
      client.from('profiles').update({ role: 'admin' }).eq('user_id', own[who]).select('user_id'),
    stored: (sql) => sql('select role from public.profiles where user_id = $1', [CUSTOMER]),
    anonymous: { ...SIGN_IN, stored: [{ role: 'user' }] },
    customer: { ...FORBIDDEN, stored: [{ role: 'user' }] },
    admin: { ...FORBIDDEN, stored: [{ role: 'user' }] },
  }),
  call('ROLE-02: change_role', {
    given: async (sql) => {
      await sql("update public.profiles set role = 'user' where user_id = $1", [OTHER])
    },
    run: (client) => client.rpc('change_role', { p_profile: demoId('profile', 5), p_role: 'admin', p_seen: 'user' }),
    stored: (sql) => sql('select role from public.profiles where user_id = $1', [OTHER]),
    anonymous: { ...SIGN_IN, stored: [{ role: 'user' }] },
    customer: { ...FORBIDDEN, stored: [{ role: 'user' }] },
    admin: { status: 200, data: ['admin'], stored: [{ role: 'admin' }] },
  }),
  call('AUTH-07: insert a profile', {
    run: (client) => client.from('profiles').insert({ user_id: CUSTOMER, role: 'admin' }),
    anonymous: SIGN_IN,
    customer: FORBIDDEN,
    admin: FORBIDDEN,
  }),
  call('AUTH-07: delete a profile', {
    run: (client) => client.from('profiles').delete().eq('user_id', OTHER),
    anonymous: SIGN_IN,
    customer: FORBIDDEN,
    admin: FORBIDDEN,
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
