/**
 * Files of the served folder that are not public: hidden files, unfinished builds, and those beside the pointers
 * (`remotes.json.tmp`, `remotes.history`, locks). `docs/hosting/nginx.conf` has the same rule.
 */
const HIDDEN = [/\/\./, /\.(unfinished|tmp|lock)(\/|$)/, /^\/(index|remotes)\.(?!(html|json|fallback\.json)$)/]

export function isHidden(pathname: string): boolean {
  return HIDDEN.some((pattern) => pattern.test(pathname))
}
