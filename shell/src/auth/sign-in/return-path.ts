import { DASHBOARD_PATH, LOGIN_PATH } from '../../page/shell-paths'

const PARAM = 'voltar'
const ORIGIN = 'https://painel.invalid'
/** `..` beside an encoded slash, which browsers and servers resolve differently. */
const HIDDEN_DOTS = /(\.|%2e){2}(%2f|%5c)|(%2f|%5c)(\.|%2e){2}/i

/** E.g. `/login?voltar=%2Fadmin%2Forders`. */
export function loginPath(wanted: string): string {
  return wanted === DASHBOARD_PATH ? LOGIN_PATH : `${LOGIN_PATH}?${new URLSearchParams({ [PARAM]: wanted })}`
}

export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(PARAM) ?? ''
  if (!URL.canParse(wanted, ORIGIN)) return DASHBOARD_PATH
  const { origin, pathname, search: query, hash } = new URL(wanted, ORIGIN)
  const isInside = wanted.startsWith('/') && origin === ORIGIN && /^\/admin(\/|$)/.test(pathname)
  return isInside && !HIDDEN_DOTS.test(pathname) ? pathname + query + hash : DASHBOARD_PATH
}
