import { resolve } from 'node:path'
import { compareStore } from '@loja/backend'
import { repository } from '../../bin/run-step.mjs'
import { parseStartOptions } from '../../bin/start-options.mjs'
import { describeStoreFailure } from '../start-failure'
import { describeDifferences } from './describe-differences'

async function run(): Promise<number> {
  if (process.argv.length > 2)
    throw new Error('Usage: [DATABASE_URL=<connection string> | DATA_DIR=<folder>] pnpm check:database')
  const { databaseUrl, dataDir, hosted } = parseStartOptions([], process.env)
  if (hosted)
    throw new Error('SUPABASE_URL has no structure to read. Set DATABASE_URL to the connection string of the project.')
  const store = databaseUrl === undefined ? { dataDir: resolve(repository, dataDir) } : { databaseUrl }
  const differences = await compareStore(store)
  console.log(describeDifferences(differences))
  return differences.length === 0 ? 0 : 1
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(describeStoreFailure(error, 'Stop the "npm start" that uses it first.'))
    process.exit(2)
  },
)
