const NAME = 'sidebar_state'
/** Seven days (NAV-02). */
const MAX_AGE_S = 604_800

/** Whether the cookies say that the sidebar is collapsed. @param cookies as in `document.cookie` */
export function readSidebarCollapsed(cookies: string): boolean {
  return cookies.split(/;\s*/).includes(`${NAME}=collapsed`)
}

/**
 * The cookie to set, as for `document.cookie`. It carries no authority and is never sent to another site.
 * @param protocol of the page: one that came over `https:` never sends it in the clear
 */
export function sidebarCookie(collapsed: boolean, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${NAME}=${collapsed ? 'collapsed' : 'expanded'}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${secure}`
}
