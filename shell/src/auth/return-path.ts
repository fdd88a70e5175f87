import { paths } from '@loja/platform'

const PARAM = 'voltar'

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
  return /^\/admin(\/|$|\?)/.test(wanted) ? wanted : paths.dashboard
}
