import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Accounts, assertAccount, openAccounts } from '@loja/backend'
import { confirm } from '../../bin/fresh-data.mjs'
import { repository } from '../../bin/run-step.mjs'
import { describeStoreFailure } from '../start-failure'
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
    if (!yes && !(await mayPromote(email))) return 'Nothing was changed.'
    await accounts.promote(email)
    return `${email} is an administrator now, with the password it had.`
  }
  await accounts.createAdministrator(email, await readPassword())
  return `${email} is an administrator now and can sign in.`
}

async function mayPromote(email: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Error(`${email} has an account already. Add --yes to make it an administrator; its password stays.`)
  return confirm(`${email} has an account already. Make it an administrator? [y/N] `)
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
    console.error(describeStoreFailure(error, 'Stop the "npm start" that uses it, and try again.'))
    process.exit(1)
  },
)
