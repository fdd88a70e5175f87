import { parseStartOptions } from '../../bin/start-options.mjs'

const USAGE = `Usage: pnpm admin create <e-mail> [--yes]

Makes an administrator. Asks for the password; without a terminal it is the first line of the standard input.
--yes  an account that is there already becomes an administrator without a question

Environment: DATABASE_URL, or DATA_DIR of an embedded backend that is not running, as for npm start.`

export function parseAdminOptions(args: string[], env: Record<string, string | undefined>) {
  const [command, email, ...rest] = args.filter((arg) => arg !== '--yes')
  if (command !== 'create' || email === undefined || email.startsWith('-')) throw new Error(USAGE)
  if (rest.length > 0) throw new Error(`Too many arguments: a password is never one of them.\n\n${USAGE}`)
  const { dataDir, databaseUrl, hosted } = parseStartOptions([], env)
  if (hosted) throw new Error('SUPABASE_URL is set: make the account in the dashboard of the project (README).')
  return { email, yes: args.includes('--yes'), dataDir, databaseUrl }
}
