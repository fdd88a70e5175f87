// Loja Admin on Cloudflare: a Worker in front of its static assets (wrangler.jsonc beside it). It answers as nginx.conf does.
// To fill in: the project's address.
const PROJECT = 'project-ref.supabase.co'

const HEADERS = {
  'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; font-src 'self'; connect-src 'self' https://${PROJECT} wss://${PROJECT}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

// Addresses that two programs could read differently, and what the release tool keeps beside the registry.
const REFUSED = /\/\/|\\|%([01][0-9a-f]|23|2f|5c)|%(?![0-9a-f]{2})/i
const HIDDEN = /\/\.|\.(unfinished|tmp|lock)(\/|$)|^\/(index|remotes)\.(?!(html|json|fallback\.json)$)/
const RELEASED = /^\/[sr](\/|$)/

export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url)
    const takesPages = /text\/(html|\*)|\*\/\*/.test(request.headers.get('Accept') ?? '*/*')
    const asset = (path) => env.ASSETS.fetch(new Request(new URL(path, request.url), request))
    const missing = async () => {
      if (RELEASED.test(pathname) || !takesPages) return text(404, 'Not found')
      const { body } = await asset('/404.html')
      return answer(
        new Response(body, { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
        'no-store',
      )
    }

    if (request.method !== 'GET' && request.method !== 'HEAD')
      return text(405, 'Method not allowed', { Allow: 'GET, HEAD' })
    if (REFUSED.test(pathname) || HIDDEN.test(pathname)) return missing()
    // Nothing below /admin is a file.
    const isFile = /\.[^/]*$/.test(pathname) && !pathname.startsWith('/admin/')
    if (!isFile && !RELEASED.test(pathname)) {
      if (pathname === '/') return answer(await asset('/index.html'), 'no-cache')
      if (!takesPages || pathname.includes('.')) return missing()
      return answer(await asset('/index.html'), 'no-cache', { Vary: 'Accept' })
    }
    const found = await asset(pathname)
    return found.status === 404 ? missing() : answer(found, cacheOf(pathname))
  },
}

function cacheOf(pathname) {
  if (RELEASED.test(pathname)) return 'public, max-age=31536000, immutable'
  return /^\/(index\.html|(remotes(\.fallback)?|config)\.json)$/.test(pathname) ? 'no-cache' : 'public, max-age=3600'
}

function answer(response, cache, more = {}) {
  const { status, body } = response
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries({ ...HEADERS, 'Cache-Control': cache, ...more })) headers.set(name, value)
  return new Response(body, { status, headers })
}

function text(status, words, more) {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' }
  return answer(new Response(`${words}\n`, { status, headers }), 'no-store', more)
}
