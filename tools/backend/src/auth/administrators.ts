import { randomUUID } from 'node:crypto'
import { isEmail } from '@supabase/lite'
import type { Session } from '../database/database'
import { BackendError } from '../errors'
import { openStore } from '../start-backend'
import { hashPassword, MAXIMUM_PASSWORD_BYTES, MINIMUM_PASSWORD_LENGTH } from './passwords'

export type AccountStore = { databaseUrl: string } | { dataDir: string }

export interface Accounts {
  roleOf(email: string): Promise<'admin' | 'user' | undefined>
  /** Creates a confirmed administrator. @throws BackendError `failed` for an invalid address or password */
  createAdministrator(email: string, password: string): Promise<void>
  promote(email: string): Promise<void>
  close(): Promise<void>
}

const ROLE_SQL = `select p.role from auth.users u left join public.profiles p on p.user_id = u.id where u.email = $1`
const PROMOTE_SQL = `insert into public.profiles (user_id, role) select id, 'admin' from auth.users where email = $1
  on conflict (user_id) do update set role = 'admin'`
const USER_SQL = `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
  values ($1::uuid, 'authenticated', 'authenticated', $2::text, $3, now(), '{"provider":"email","providers":["email"]}',
    jsonb_build_object('sub', $1::uuid, 'email', $2::text, 'email_verified', true, 'phone_verified', false), now(), now())`
const IDENTITY_SQL = `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
  select $1, 'email', u.id::text, u.id, u.raw_user_meta_data, null, u.created_at, u.updated_at from auth.users u where u.id = $2`

export async function openAccounts(store: AccountStore): Promise<Accounts> {
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  const { database } = await openStore({ ...store, demoData: 'dataDir' in store }, closers).catch(async (error) => {
    await close().catch(() => undefined)
    throw error
  })
  return {
    close,
    async roleOf(email) {
      const [account] = await database.query<{ role: 'admin' | 'user' | null }>(ROLE_SQL, [normalized(email)])
      return account && (account.role ?? 'user')
    },
    promote: async (email) => void (await database.query(PROMOTE_SQL, [normalized(email)])),
    async createAdministrator(email, password) {
      assertAccount(email, password)
      const hash = await hashPassword(password)
      await database.transaction((session) => insertAdministrator(session, normalized(email), hash))
    },
  }
}

async function insertAdministrator(session: Session, email: string, hash: string): Promise<void> {
  const id = randomUUID()
  await session.query(USER_SQL, [id, email, hash])
  await session.query(IDENTITY_SQL, [randomUUID(), id])
  await session.query(PROMOTE_SQL, [email])
}

const normalized = (email: string) => email.trim().toLowerCase()

export function assertAccount(email: string, password?: string): void {
  if (!isEmail(normalized(email))) throw new BackendError('failed', `"${email}" is not an e-mail address.`)
  if (password === undefined) return
  if (password.length < MINIMUM_PASSWORD_LENGTH) {
    throw new BackendError('failed', `The password needs at least ${MINIMUM_PASSWORD_LENGTH} characters.`)
  }
  if (Buffer.byteLength(password) > MAXIMUM_PASSWORD_BYTES) {
    throw new BackendError('failed', `The password may have at most ${MAXIMUM_PASSWORD_BYTES} bytes.`)
  }
}
