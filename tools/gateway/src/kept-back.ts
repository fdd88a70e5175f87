/**
 * What lies in the served folder and is nobody's business: hidden files, builds under way, and what is kept beside the
 * pointers while they are replaced (`remotes.json.tmp`, `remotes.history`, locks). `docs/hosting/nginx.conf` says the same.
 */
const KEPT_BACK = [/\/\./, /\.(unfinished|tmp|lock)(\/|$)/, /^\/(index|remotes)\.(?!(html|json|fallback\.json)$)/]

/** @param pathname decoded, as from `parseRequestTarget` */
export function isKeptBack(pathname: string): boolean {
  return KEPT_BACK.some((pattern) => pattern.test(pathname))
}
