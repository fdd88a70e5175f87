import { paths } from '@loja/platform'
import { loginPath } from '../auth/sign-in/return-path'

/**
 * The address of the sign-in page for somebody who is not signed in, as the router of the admin would lead to it.
 * @returns `null` for an address that needs no sign-in, which the admin knows
 */
export function signInAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  if (pathname === paths.login) return pathname + search + hash
  if (pathname === '/') return loginPath(paths.dashboard)
  return /^\/admin(\/|$)/.test(pathname) ? loginPath(pathname + search + hash) : null
}
