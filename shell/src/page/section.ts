/** `/admin/orders/42` → `/admin/orders`, which selects the module. */
export function sectionOf(pathname: string): string {
  return pathname.split('/').slice(0, 3).join('/')
}
