import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend } from '../start-backend'
import { clientOf, TEST_ENGINE, temporaryFolder, testServer } from '../testing/test-backend'
import { createDatabase, dropDatabase } from '../testing/test-databases'
import { type AccountStore, openAccounts } from './administrators'

const PASSWORD = 'uma-senha-longa'
const EMAIL = 'Dona@Loja.Example'

let store: AccountStore
let remove: () => Promise<void>
beforeAll(async () => {
  if (TEST_ENGINE === 'postgres') {
    const databaseUrl = await createDatabase(testServer().url)
    store = { databaseUrl }
    remove = () => dropDatabase(databaseUrl)
  } else {
    const dataDir = await temporaryFolder('loja-accounts-')
    store = { dataDir }
    remove = () => rm(dataDir, { recursive: true, force: true })
  }
  const backend = await startBackend({ ...store, demoData: 'dataDir' in store, signUp: 'open' })
  const client = clientOf(backend, backend.publishableKey)
  await client.auth.signUp({ email: 'cliente@loja.example', password: PASSWORD })
  if ('dataDir' in store) await expect(openAccounts(store)).rejects.toMatchObject({ code: 'data-dir-locked' })
  await backend.close()
})
afterAll(() => remove())

async function makeAdministrators(): Promise<void> {
  const accounts = await openAccounts(store)
  try {
    expect(await accounts.roleOf(EMAIL)).toBeUndefined()
    for (const [email, password, reason] of [
      [EMAIL, 'curta12', 'at least 8 characters'],
      [EMAIL, 'x'.repeat(73), 'at most 72 bytes'],
      ['sem-arroba', PASSWORD, 'is not an e-mail address'],
    ] as const) {
      await expect(accounts.createAdministrator(email, password)).rejects.toThrow(reason)
    }
    expect(await accounts.roleOf(EMAIL)).toBeUndefined()
    await accounts.createAdministrator(EMAIL, PASSWORD)
    expect(await accounts.roleOf(EMAIL)).toBe('admin')
    await expect(accounts.createAdministrator(EMAIL, PASSWORD)).rejects.toThrow()

    expect(await accounts.roleOf('cliente@loja.example')).toBe('user')
    await accounts.promote('cliente@loja.example')
  } finally {
    await accounts.close()
  }
}

test('[AUTH-07] a created and a promoted administrator sign in and work', async () => {
  await makeAdministrators()
  const backend = await startBackend({ ...store, demoData: 'dataDir' in store })
  try {
    for (const email of [EMAIL, 'cliente@loja.example']) {
      const client = clientOf(backend, backend.publishableKey)
      const signedIn = await client.auth.signInWithPassword({ email, password: PASSWORD })
      expect(signedIn.error).toBeNull()
      expect(signedIn.data.user).toMatchObject({ email: email.toLowerCase(), app_metadata: { provider: 'email' } })
      expect(signedIn.data.user?.identities).toHaveLength(1)
      expect((await client.rpc('dashboard_summary')).error).toBeNull()
    }
    const stored = await backend.sql(
      `select encrypted_password ~ '^[$]2[aby][$]10[$]' as hashed, jsonb_typeof(raw_user_meta_data::jsonb) as kind
       from auth.users where email = 'dona@loja.example'`,
    )
    expect(stored).toEqual([{ hashed: true, kind: 'object' }])
  } finally {
    await backend.close()
  }
})
