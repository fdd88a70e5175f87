import { parseStartOptions } from '../../bin/start-options.mjs'
import { REMOTES } from '../workspace'

const USAGE = `Usage: pnpm dev [module …]
       pnpm dev <module> --shell <address>

Serves the shell and the named modules with hot reload, the other modules as built.
With --shell, serves one module to the page of a running admin, e.g. https://admin.example.com,
which must allow that (docs/operations.md).
Modules: ${REMOTES.join(', ')}

Environment: PORT, DATA_DIR, SIGN_UP, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, ALLOWED_HOSTS,
ALLOWED_ORIGINS, LOCAL_MODULE_PORTS, as for npm start.`

export function parseDevOptions(args: string[], env: Record<string, string | undefined>) {
  const { names, shell } = takeShell(args)
  const unknown = names.find((name) => !REMOTES.includes(name))
  if (unknown !== undefined) throw new Error(`${unknown} is not a module.\n\n${USAGE}`)
  const developed = [...new Set(names)]
  if (shell !== undefined && developed.length !== 1) throw new Error(`--shell needs one module.\n\n${USAGE}`)
  const { databaseUrl, ...options } = parseStartOptions([], env)
  // Unfinished code must not change a shared database.
  if (databaseUrl) throw new Error('DATABASE_URL is for npm start. Unset it: pnpm dev uses the embedded database.')
  return { ...options, developed, shell }
}

function takeShell(args: string[]): { names: string[]; shell: string | undefined } {
  const at = args.indexOf('--shell')
  if (at === -1) return { names: args, shell: undefined }
  const address = args[at + 1] ?? ''
  const url = /^https?:\/\//.test(address) && URL.canParse(address) ? new URL(address) : undefined
  if (url?.href !== `${url?.origin}/`)
    throw new Error(`--shell needs the address of an admin, e.g. https://admin.example.com.\n\n${USAGE}`)
  return { names: args.toSpliced(at, 2), shell: url.origin }
}
