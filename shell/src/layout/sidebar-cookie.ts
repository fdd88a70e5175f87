const NAME = 'sidebar_state'
/** NAV-02 */
const MAX_AGE_S = 604_800

export function readSidebarCollapsed(cookies: string): boolean {
  return cookies.split(/;\s*/).includes(`${NAME}=collapsed`)
}

export function sidebarCookie(collapsed: boolean, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${NAME}=${collapsed ? 'collapsed' : 'expanded'}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${secure}`
}
