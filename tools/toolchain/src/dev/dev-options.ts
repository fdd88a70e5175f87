import { parseStartOptions } from '../../bin/start-options.mjs'
import { REMOTES } from '../workspace'

const USAGE = `Usage: pnpm dev [module …]

Serves the shell and the named modules with hot reload, the other modules as built.
Modules: ${REMOTES.join(', ')}

Environment: PORT, DATA_DIR, SIGN_UP, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, ALLOWED_HOSTS,
ALLOWED_ORIGINS, as for npm start.`

export function parseDevOptions(args: string[], env: Record<string, string | undefined>) {
  const unknown = args.find((arg) => !REMOTES.includes(arg))
  if (unknown !== undefined) throw new Error(`${unknown} is not a module.\n\n${USAGE}`)
  const { port, dataDir, hosted, databaseUrl, allowedHosts, allowedOrigins, signUp } = parseStartOptions([], env)
  // Unfinished code must not change a shared database.
  if (databaseUrl) throw new Error('DATABASE_URL is for npm start. Unset it: pnpm dev uses the embedded database.')
  return { port, dataDir, hosted, signUp, allowedHosts, allowedOrigins, developed: [...new Set(args)] }
}
