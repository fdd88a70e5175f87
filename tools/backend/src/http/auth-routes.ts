/** Whether people may make accounts themselves: `open` is for a storefront under development. */
export type SignUp = 'open' | 'closed'

/** An answer given instead of lite's, in GoTrue's form. */
export interface AuthRefusal {
  status: number
  body: Record<string, unknown>
}

/**
 * What of lite's authentication is served, by method and path. Everything else is closed, a new route of an upgrade
 * included: no mail is ever sent from here, so a code of six digits could only be guessed.
 */
const OPEN = new Set([
  'GET /auth/v1/health',
  'GET /auth/v1/settings',
  'GET /auth/v1/.well-known/jwks.json',
  'POST /auth/v1/token',
  'POST /auth/v1/logout',
  'GET /auth/v1/user',
])
/** What a storefront needs besides: an account of one's own. */
const OPEN_WITH_SIGN_UP = new Set(['POST /auth/v1/signup', 'PUT /auth/v1/user'])
/** Compared as it was sent: two parsers might read a query that is written in another way differently. */
const GRANTS = /^\?grant_type=(password|refresh_token)$/

/** GoTrue's words for closed sign-ups. */
const SIGN_UP_DISABLED = refusal(422, 'signup_disabled', 'Signups not allowed for this instance')
const NOT_SERVED = refusal(404, 'not_found', 'This is not served here')
// A hosted project says so to whoever does not hold its service key.
const ADMINISTRATION = refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
const NO_SUCH_GRANT = refusal(400, 'invalid_credentials', 'unsupported_grant_type')

function refusal(status: number, error_code: string, msg: string): AuthRefusal {
  return { status, body: { code: status, error_code, msg } }
}

/**
 * Why a request to the authentication server is not passed on; undefined when it may be, or is for something else.
 * @param target path and query as they came: lite's router would decode and resolve them
 */
export function refuseAuthRoute(method: string, target: string, signUp: SignUp): AuthRefusal | undefined {
  const query = target.indexOf('?')
  const path = query < 0 ? target : target.slice(0, query)
  const resolved = URL.canParse(target, 'http://x') ? new URL(target, 'http://x').pathname : path
  if (!isAuth(path) && !isAuth(resolved)) return undefined
  if (path !== resolved) return NOT_SERVED
  if (method === 'OPTIONS') return undefined
  const route = `${method === 'HEAD' ? 'GET' : method} ${path}`
  if (OPEN_WITH_SIGN_UP.has(route) && signUp === 'open') return undefined
  if (path === '/auth/v1/signup') return SIGN_UP_DISABLED
  if (path.startsWith('/auth/v1/admin/')) return ADMINISTRATION
  if (!OPEN.has(route)) return NOT_SERVED
  if (path === '/auth/v1/token' && !GRANTS.test(query < 0 ? '' : target.slice(query))) return NO_SUCH_GRANT
  return undefined
}

// Without regard to case: a router that had none would serve it.
function isAuth(path: string): boolean {
  return /^\/auth\/v1(\/|$)/i.test(path)
}
