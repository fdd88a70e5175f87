import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { type Accounts, assertAccount, openAccounts } from '@loja/backend'
import { repository } from '../../bin/run-step.mjs'
import { describeStartFailure } from '../start-failure'
import { parseAdminOptions } from './admin-options'
import { readPassword } from './read-password'

type Options = ReturnType<typeof parseAdminOptions>

async function open({ dataDir, databaseUrl }: Options): Promise<Accounts> {
  if (databaseUrl !== undefined) return openAccounts({ databaseUrl })
  const folder = resolve(repository, dataDir)
  if (!existsSync(join(folder, 'secrets.json')))
    throw new Error(`There is no database in ${dataDir} yet. Start it once with npm start, or set DATABASE_URL.`)
  return openAccounts({ dataDir: folder })
}

async function createAdministrator(accounts: Accounts, { email, yes }: Options): Promise<string> {
  const role = await accounts.roleOf(email)
  if (role === 'admin') return `${email} is an administrator already. Nothing was changed.`
  if (role === 'user') {
    if (!yes && !(await confirm(email))) return 'Nothing was changed.'
    await accounts.promote(email)
    return `${email} is an administrator now, with the password it had.`
  }
  await accounts.createAdministrator(email, await readPassword())
  return `${email} is an administrator now and can sign in.`
}

async function confirm(email: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Error(`${email} has an account already. Add --yes to make it an administrator; its password stays.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${email} has an account already. Make it an administrator? [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

async function run(): Promise<void> {
  const options = parseAdminOptions(process.argv.slice(2), process.env)
  assertAccount(options.email)
  const accounts = await open(options)
  try {
    console.log(await createAdministrator(accounts, options))
  } finally {
    await accounts.close()
  }
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(describeAdminFailure(error))
    process.exit(1)
  },
)

function describeAdminFailure(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  const message = error instanceof Error ? error.message : String(error)
  if (code === 'data-dir-locked') return `${message}\nStop the "npm start" that uses it, and try again.`
  return code === undefined || code === 'failed' ? message : describeStartFailure(error, process.env)
}
