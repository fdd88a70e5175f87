import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS } from '@loja/backend'
import { clientOf } from '@loja/backend/testing'
import type { SupabaseClient } from '@supabase/supabase-js'
import { apiCalls, type CallContext, type Caller, call } from './api-calls'

const ACCOUNTS: Record<Caller, { email: string; password: string } | undefined> = {
  anonymous: undefined,
  customer: DEMO_ACCOUNTS.customer,
  admin: DEMO_ACCOUNTS.admin,
}

async function anotherSession({ backend, who }: CallContext<unknown>): Promise<SupabaseClient> {
  const client = clientOf(backend, backend.publishableKey)
  const account = ACCOUNTS[who]
  if (account) await client.auth.signInWithPassword(account)
  return client
}

const sessionOf = async (client: SupabaseClient) => (await client.auth.getSession()).data.session
const signIn = (email: string, password: string, { backend }: CallContext<unknown>) =>
  clientOf(backend, backend.publishableKey).auth.signInWithPassword({ email, password })
const newAccount = { password: 'uma-senha-longa' }

apiCalls('sign-in and session', [
  call('get the current session', {
    run: async (client) => {
      const session = await sessionOf(client)
      return { data: session && [session.user.email, session.token_type, session.expires_in] }
    },
    anonymous: { status: 200, data: null },
    customer: { status: 200, data: ['cliente@loja.test', 'bearer', 3600] },
  }),
  call('get the user of the session from the server', {
    run: async (client) => {
      const { data, error } = await client.auth.getUser()
      return { error, data: data.user && [data.user.email, data.user.role, data.user.app_metadata.provider] }
    },
    // supabase-js: no session.
    anonymous: { status: 400, code: undefined, data: null },
    customer: { status: 200, data: ['cliente@loja.test', 'authenticated', 'email'] },
  }),
  call('sign out ends this session, on the server too', {
    run: async (_client, surroundings) => {
      const client = await anotherSession(surroundings)
      const refresh_token = (await sessionOf(client))?.refresh_token
      const { error } = await client.auth.signOut({ scope: 'local' })
      const { backend } = surroundings
      const again = await clientOf(backend, backend.publishableKey).auth.refreshSession({
        refresh_token: refresh_token ?? 'none',
      })
      return { error, data: [await sessionOf(client), refresh_token && again.error?.code] }
    },
    customer: { status: 200, data: [null, 'refresh_token_not_found'] },
  }),
  call('sign out everywhere ends the other sessions', {
    given: async () => ({ email: `${randomUUID()}@exemplo.test`, ...newAccount }),
    run: async (_client, { backend, given }) => {
      const [here, there] = [clientOf(backend, backend.publishableKey), clientOf(backend, backend.publishableKey)]
      await here.auth.signUp(given)
      await there.auth.signInWithPassword(given)
      const { error } = await here.auth.signOut({ scope: 'global' })
      return { error, data: (await there.auth.refreshSession()).error?.code }
    },
    anonymous: { status: 200, data: 'refresh_token_not_found' },
  }),
  call('AUTH-01: sign in with the address in capital letters', {
    run: async (_client, surroundings) => {
      const { email, password } = ACCOUNTS[surroundings.who] ?? { email: 'ninguem@exemplo.test', password: 'x' }
      const { data, error } = await signIn(email.toUpperCase(), password, surroundings)
      return { error, data: data.user?.email }
    },
    customer: { status: 200, data: 'cliente@loja.test' },
  }),
  call('AUTH-07: sign up makes a user with a profile, whatever the metadata say', {
    given: async () => ({ email: `${randomUUID()}@exemplo.test`, ...newAccount }),
    run: async (_client, { backend, given }) => {
      const { data, error } = await clientOf(backend, backend.publishableKey).auth.signUp({
        ...given,
        options: { data: { full_name: ' Ana Braga ', phone: '11 91234-5678', role: 'admin' } },
      })
      return { error, data: [data.user?.email === given.email, data.session !== null] }
    },
    stored: async (sql, { email }) =>
      sql(
        `select p.full_name, p.phone, p.role from public.profiles p join auth.users u on u.id = p.user_id where u.email = $1`,
        [email],
      ),
    anonymous: {
      status: 200,
      data: [true, true],
      stored: [{ full_name: 'Ana Braga', phone: '11 91234-5678', role: 'user' }],
    },
  }),
  call('AUTH-01: sign up with a short password', {
    run: (_client, { backend }) =>
      clientOf(backend, backend.publishableKey).auth.signUp({
        email: `${randomUUID()}@exemplo.test`,
        password: 'curta',
      }),
    anonymous: { status: 422, code: 'weak_password' },
  }),
  call('AUTH-01: sign up with an address that is taken', {
    run: (_client, { backend }) =>
      clientOf(backend, backend.publishableKey).auth.signUp({ email: DEMO_ACCOUNTS.admin.email, ...newAccount }),
    anonymous: { status: 422, code: 'user_already_exists' },
  }),
  call('AUTH-06: list the accounts with the publishable key', {
    run: (client) => client.auth.admin.listUsers(),
    anonymous: { status: 401, code: 'no_authorization', data: { users: [] } },
  }),
])
