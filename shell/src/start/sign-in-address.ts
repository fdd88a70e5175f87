import { loginPath } from '../auth/sign-in/return-path'
import { DASHBOARD_PATH, LOGIN_PATH } from '../page/shell-paths'

/** @returns null if none is needed */
export function signInAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  if (pathname === LOGIN_PATH) return pathname + search + hash
  if (pathname === '/') return loginPath(DASHBOARD_PATH)
  return /^\/admin(\/|$)/.test(pathname) ? loginPath(pathname + search + hash) : null
}
