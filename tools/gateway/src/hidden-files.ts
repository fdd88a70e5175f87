/** `docs/hosting/nginx.conf` has the same rule. */
const HIDDEN = [/\/\./, /\.(unfinished|tmp|lock)(\/|$)/, /^\/(index|remotes)\.(?!(html|json|fallback\.json)$)/]

export function isHidden(pathname: string): boolean {
  return HIDDEN.some((pattern) => pattern.test(pathname))
}
