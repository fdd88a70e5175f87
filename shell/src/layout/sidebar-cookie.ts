const NAME = 'sidebar_state'
/** NAV-02 */
const MAX_AGE_S = 604_800

/** @param cookies as in `document.cookie` */
export function readSidebarCollapsed(cookies: string): boolean {
  return cookies.split(/;\s*/).includes(`${NAME}=collapsed`)
}

/** Value for `document.cookie`. @param protocol of the page; `https:` makes it secure */
export function sidebarCookie(collapsed: boolean, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${NAME}=${collapsed ? 'collapsed' : 'expanded'}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${secure}`
}
