export type SignUp = 'open' | 'closed'

export interface AuthRefusal {
  status: number
  body: Record<string, unknown>
}

/** No mail is sent, so a six-digit code could only be guessed. */
const OPEN = new Set([
  'GET /auth/v1/health',
  'GET /auth/v1/settings',
  'GET /auth/v1/.well-known/jwks.json',
  'POST /auth/v1/token',
  'POST /auth/v1/logout',
  'GET /auth/v1/user',
])
const OPEN_WITH_SIGN_UP = new Set(['POST /auth/v1/signup', 'PUT /auth/v1/user'])
/** Parsers may disagree about other spellings. */
const GRANTS = /^\?grant_type=(password|refresh_token)$/

const SIGN_UP_DISABLED = refusal(422, 'signup_disabled', 'Signups not allowed for this instance')
const NOT_SERVED = refusal(404, 'not_found', 'This is not served here')
const ADMINISTRATION = refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
const NO_SUCH_GRANT = refusal(400, 'invalid_credentials', 'unsupported_grant_type')

function refusal(status: number, error_code: string, msg: string): AuthRefusal {
  return { status, body: { code: status, error_code, msg } }
}

/** @param target undecoded: lite's router would resolve it */
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

function isAuth(path: string): boolean {
  return /^\/auth\/v1(\/|$)/i.test(path)
}
