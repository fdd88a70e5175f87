import type { ConfigJson } from './config-json'

/**
 * Headers of every answer except the backend's; `docs/hosting/nginx.conf` has the same. Scripts are `'self'` without
 * eval, so a released module cannot load foreign code. For styles see `tools/antd-css/src/adopt-styles.mjs`.
 */
export function securityHeaders(config: ConfigJson): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config.supabaseUrl),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}

function contentSecurityPolicy(supabaseUrl: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...hostedOrigins(supabaseUrl)].join(' '),
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
  const { origin } = new URL(supabaseUrl)
  return [origin, origin.replace(/^http/, 'ws')]
}
