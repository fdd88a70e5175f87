// Stands for shell/src/modules/remotes.ts in the build without federation. It compiles with the shell, not with the benches.
import catalog from '../../../mf-catalog/package.json'
import orders from '../../../mf-orders/package.json'
import settings from '../../../mf-settings/package.json'
import users from '../../../mf-users/package.json'

const MODULES = [
  { remote: catalog.remote, load: () => import('../../../mf-catalog/src/routes') },
  { remote: orders.remote, load: () => import('../../../mf-orders/src/routes') },
  { remote: settings.remote, load: () => import('../../../mf-settings/src/routes') },
  { remote: users.remote, load: () => import('../../../mf-users/src/routes') },
]

export async function loadModule(pathname) {
  for (const { remote, load } of MODULES) {
    const basePath = remote.routes.find((route) => pathname === route || pathname.startsWith(`${route}/`))
    if (basePath) return { module: await load(), basePath, release: { name: 'one-app', version: '0' } }
  }
  return null
}

/** As in the file that this stands for: `/admin/orders/42` → `/admin/orders`. */
export function sectionOf(pathname) {
  return pathname.split('/').slice(0, 3).join('/')
}
