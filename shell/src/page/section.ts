/** `/admin/orders/42` → `/admin/orders`: the part that decides which module is shown. */
export function sectionOf(pathname: string): string {
  return pathname.split('/').slice(0, 3).join('/')
}
