import { paths } from '@loja/platform'
import { loginPath } from '../auth/sign-in/return-path'

/** Sign-in address for a signed-out user, as the admin's router redirects. @returns null if none is needed */
export function signInAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  if (pathname === paths.login) return pathname + search + hash
  if (pathname === '/') return loginPath(paths.dashboard)
  return /^\/admin(\/|$)/.test(pathname) ? loginPath(pathname + search + hash) : null
}
