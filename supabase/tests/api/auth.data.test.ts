import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS } from '@loja/backend'
import { clientOf } from '@loja/backend/testing'
import type { SupabaseClient } from '@supabase/supabase-js'
import { apiCalls, call } from './api-calls'

const sessionOf = async (client: SupabaseClient) => (await client.auth.getSession()).data.session
const newAccount = { password: 'uma-senha-longa' }

apiCalls('sign-in and session', [
  call('sign out ends this session, on the server too', {
    run: async (_client, { backend }) => {
      const client = clientOf(backend, backend.publishableKey)
      await client.auth.signInWithPassword(DEMO_ACCOUNTS.customer)
      const refresh_token = (await sessionOf(client))?.refresh_token ?? ''
      const { error } = await client.auth.signOut({ scope: 'local' })
      const again = await clientOf(backend, backend.publishableKey).auth.refreshSession({ refresh_token })
      return { error, data: [await sessionOf(client), again.error?.code] }
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
])
