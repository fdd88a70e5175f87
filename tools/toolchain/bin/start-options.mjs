export const USAGE = `Usage: npm start [-- --fresh [--yes]] [-- --help]

Builds what changed, starts the embedded backend with demo data and serves the admin.

  --fresh      delete the data in DATA_DIR first (asks; --yes answers)
  --help       this text

Environment:
  PORT         port to serve on (default 4173)
  DATA_DIR     folder of the embedded database (default .data)
  DATABASE_URL postgres://account:password@host:port/name: keep the data there
               instead of in DATA_DIR, without demo data
  SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY
               use that Supabase project; nothing is started or stored here
  SIGN_UP      open: people may make accounts over HTTP, for a storefront under
               development (default closed)
  STORE_NAME, STOREFRONT_ORIGIN
               name in the sidebar (default Loja), origin of the public shop
  ALLOWED_HOSTS, ALLOWED_ORIGINS
               further names of this server, e.g. admin.example.com; further
               origins whose pages may use the API (both: separated by commas)
  LOCAL_MODULE_PORTS
               ports of pnpm dev --shell on administrators' computers, e.g. 4190;
               for development only (default none)`

/**
 * @typedef {object} StartOptions
 * @property {boolean} help
 * @property {boolean} fresh
 * @property {boolean} yes
 * @property {number} port
 * @property {string} dataDir relative to the checkout
 * @property {{ url: string, publishableKey: string } | undefined} hosted
 * @property {'open' | 'closed'} signUp
 * @property {string | undefined} databaseUrl holds a password: never print it
 * @property {string[]} allowedHosts
 * @property {string[]} allowedOrigins
 * @property {number[]} localModulePorts
 */

/** @param {string[]} args @param {Record<string, string | undefined>} env @returns {StartOptions} */
export function parseStartOptions(args, env) {
  const unknown = args.find((arg) => !['--fresh', '--yes', '--help', '-h'].includes(arg))
  if (unknown) throw new Error(`Unknown argument ${unknown}.\n\n${USAGE}`)
  const hosted = parseHosted(env)
  const databaseUrl = parseDatabaseUrl(env)
  if (hosted && databaseUrl)
    throw new Error('DATABASE_URL and SUPABASE_URL are both set. Set one: a PostgreSQL server, or a Supabase project.')
  const fresh = args.includes('--fresh')
  if (fresh && databaseUrl)
    throw new Error('--fresh resets the embedded demo data; it never touches the database of DATABASE_URL.')
  if (fresh && hosted) throw new Error('--fresh resets the embedded demo data; it never touches a Supabase project.')
  return {
    help: args.includes('--help') || args.includes('-h'),
    fresh,
    yes: args.includes('--yes'),
    port: parsePort(env.PORT),
    dataDir: env.DATA_DIR?.trim() || '.data',
    hosted,
    databaseUrl,
    signUp: parseSignUp(env.SIGN_UP),
    allowedHosts: parseHosts(env.ALLOWED_HOSTS),
    allowedOrigins: parseOrigins(env.ALLOWED_ORIGINS),
    localModulePorts: listOf(env.LOCAL_MODULE_PORTS).map((port) => portOf(port, 'LOCAL_MODULE_PORTS')),
  }
}

/** @param {string | undefined} text @returns {'open' | 'closed'} */
function parseSignUp(text) {
  const value = text?.trim() || 'closed'
  if (value !== 'open' && value !== 'closed') throw new Error(`SIGN_UP is "${text}"; it must be open or closed.`)
  return value
}

/** @param {string | undefined} text */
function parseHosts(text) {
  const hosts = listOf(text)
  const wrong = hosts.find((host) => !/^(\[[\da-f:]+\]|[\w.-]+)$/i.test(host))
  if (wrong) throw new Error(`ALLOWED_HOSTS names "${wrong}"; write names without http:// and port.`)
  return hosts
}

/** @param {string | undefined} text */
function parseOrigins(text) {
  const origins = listOf(text)
  const wrong = origins.find((origin) => !isOrigin(origin))
  if (wrong) throw new Error(`ALLOWED_ORIGINS names "${wrong}"; an origin has the form https://www.example.com.`)
  return origins
}

/** @param {string} text */
function isOrigin(text) {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text.toLowerCase()
}

/** @param {string | undefined} text */
function listOf(text) {
  return (text ?? '').split(',').flatMap((part) => part.trim() || [])
}

/** @param {Record<string, string | undefined>} env */
function parseDatabaseUrl(env) {
  const url = env.DATABASE_URL?.trim()
  if (!url) return undefined
  // The address holds the password.
  if (!/^postgres(ql)?:\/\/[^/]/.test(url) || !URL.canParse(url))
    throw new Error('DATABASE_URL must have the form postgres://account:password@host:port/name.')
  return url
}

/** @param {string | undefined} text @returns {number} */
function parsePort(text) {
  return text === undefined || text.trim() === '' ? 4173 : portOf(text, 'PORT')
}

/** @param {string} text @param {string} name of the variable @returns {number} */
function portOf(text, name) {
  const port = Number(text)
  if (!/^\s*\d+\s*$/.test(text) || port < 1 || port > 65535)
    throw new Error(`${name} is "${text}"; it must be a number from 1 to 65535.`)
  return port
}

/** @param {Record<string, string | undefined>} env */
function parseHosted(env) {
  const url = env.SUPABASE_URL?.trim()
  const publishableKey = env.SUPABASE_PUBLISHABLE_KEY?.trim()
  if (!url && !publishableKey) return undefined
  if (!url || !publishableKey) {
    const [there, missing] = url
      ? ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY']
      : ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_URL']
    throw new Error(
      `${there} is set but ${missing} is not. Set both to use a Supabase project, or none for the embedded backend.`,
    )
  }
  if (!/^https?:\/\/[^/]/.test(url))
    throw new Error(`SUPABASE_URL is "${url}"; it must start with https:// or http://.`)
  // The key is sent to every browser: a secret key would open the whole database.
  if (publishableKey.startsWith('sb_secret_') || isServiceRoleToken(publishableKey))
    throw new Error('SUPABASE_PUBLISHABLE_KEY holds a secret key; use the publishable one.')
  return { url, publishableKey }
}

/**
 * A service role's token, of older projects, passes row-level security.
 * @param {string} key
 */
function isServiceRoleToken(key) {
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()).role === 'service_role'
  } catch {
    return false
  }
}
