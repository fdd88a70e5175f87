export type RequestTarget =
  | { kind: 'api'; prefix: ApiPrefix }
  | { kind: 'static'; pathname: string }
  | { kind: 'invalid' }

const API_PREFIXES = ['/auth/v1', '/rest/v1', '/realtime/v1', '/storage/v1'] as const
type ApiPrefix = (typeof API_PREFIXES)[number]

// Everything that two parsers could read differently (percent escapes, dot segments, empty segments,
// backslashes) is refused: the backend also answers /_system, which prints the schema and the database address.
// One path of GoTrue starts with a dot.
const API_PATH = /^(\/(\.well-known|[\w~-][\w.~-]*))+\/?$/

export function parseRequestTarget(rawUrl: string | undefined): RequestTarget {
  const rawPath = (rawUrl ?? '').split('?', 1)[0] ?? ''
  // An absolute-form target (`GET http://host/path`) does not start with a slash; `//host` would be a host to
  // URL().
  if (!rawPath.startsWith('/') || /\/\/|%2f|%5c/i.test(rawPath)) return { kind: 'invalid' }

  const pathname = decodeOnce(rawPath)
  if (pathname === undefined || hasUnsafeCharacter(pathname)) return { kind: 'invalid' }
  if (pathname.split('/').some((segment) => segment === '.' || segment === '..')) return { kind: 'invalid' }

  const prefix = API_PREFIXES.find((api) => pathname === api || pathname.startsWith(`${api}/`))
  if (prefix) return API_PATH.test(rawPath) ? { kind: 'api', prefix } : { kind: 'invalid' }
  return { kind: 'static', pathname }
}

function decodeOnce(rawPath: string): string | undefined {
  try {
    return decodeURIComponent(rawPath)
  } catch {
    return undefined
  }
}

function hasUnsafeCharacter(pathname: string): boolean {
  return [...pathname].some((character) => character < ' ' || character === '\\' || character === '#')
}
