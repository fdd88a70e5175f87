import { startBackend } from '@loja/backend'
import { testServer } from '@loja/backend/testing'
import { createDatabase } from '@loja/backend/testing/cluster'
import { expect, test } from 'vitest'
import { runCommand } from './run-command'

const admin = (databaseUrl: string, args: string[], input: string) =>
  runCommand('admin.ts', { databaseUrl, args, input })

test('pnpm admin creates the first administrator in an empty database on a server', async () => {
  const url = await createDatabase(testServer().url)
  const password = 'uma-senha-longa'
  const create = ['create', 'dona@loja.example']
  const made = await admin(url, create, `${password}\n`)
  expect(made).toEqual({ code: 0, output: 'dona@loja.example is an administrator now and can sign in.\n' })

  const backend = await startBackend({ databaseUrl: url, demoData: false })
  try {
    const session = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'dona@loja.example', password }),
    })
    expect(session.status).toBe(200)
    await backend.sql(`update public.profiles set role = 'user' where true`)
    const unsure = await admin(url, create, 'y\n')
    expect([unsure.code, unsure.output]).toEqual([1, expect.stringContaining('Add --yes')])
    expect(await backend.sql('select role from public.profiles')).toEqual([{ role: 'user' }])
  } finally {
    await backend.close()
  }
}, 180_000)
