import type { ConfigJson } from './config-json'

/**
 * `docs/hosting/nginx.conf` has the same. Scripts are `'self'` without eval, so a released module cannot load
 * foreign code. For styles see `tools/antd-css/src/adopt-styles.mjs`.
 */
export function securityHeaders(config: ConfigJson): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}

function contentSecurityPolicy({ supabaseUrl, localModulePorts = [] }: ConfigJson): string {
  const local = localModulePorts.flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`])
  const code = ["'self'", ...local].join(' ')
  return [
    "default-src 'none'",
    `script-src ${code}`,
    `style-src ${code}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...hostedOrigins(supabaseUrl), ...local.flatMap(withSocket)].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}

function hostedOrigins(supabaseUrl: string): string[] {
  if (supabaseUrl === '') return []
  return withSocket(new URL(supabaseUrl).origin)
}

function withSocket(origin: string): string[] {
  return [origin, origin.replace(/^http/, 'ws')]
}
