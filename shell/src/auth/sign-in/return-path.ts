import { paths } from '@loja/platform'

const PARAM = 'voltar'
/** Stands in for the page's own, to resolve addresses against. */
const ORIGIN = 'https://painel.invalid'
/** `..` beside an encoded slash, which a browser takes for one name and a server for two. */
const HIDDEN_DOTS = /(\.|%2e){2}(%2f|%5c)|(%2f|%5c)(\.|%2e){2}/i

/** `/login` with the page to come back to, e.g. `/login?voltar=%2Fadmin%2Forders`. */
export function loginPath(wanted: string): string {
  return wanted === paths.dashboard ? paths.login : `${paths.login}?${new URLSearchParams({ [PARAM]: wanted })}`
}

/**
 * The page to open after sign-in. Only a path inside the admin counts: anything else in the address, another site
 * above all, leads to the dashboard.
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(PARAM) ?? ''
  if (!URL.canParse(wanted, ORIGIN)) return paths.dashboard
  // As a browser resolves it: `..` is gone then, written plainly or as `%2e%2e`.
  const { origin, pathname, search: query, hash } = new URL(wanted, ORIGIN)
  const isInside = wanted.startsWith('/') && origin === ORIGIN && /^\/admin(\/|$)/.test(pathname)
  return isInside && !HIDDEN_DOTS.test(pathname) ? pathname + query + hash : paths.dashboard
}
