import { sectionOf } from '../page/section'
import { DASHBOARD_PATH, LOGIN_PATH } from '../page/shell-paths'
import { openModules } from './open-modules'

const OWN_SECTIONS: readonly string[] = ['/', '/admin', '/admin/', DASHBOARD_PATH, LOGIN_PATH]

export function beginModule(pathname: string): void {
  const section = sectionOf(pathname)
  if (OWN_SECTIONS.includes(section)) return
  // Rendering it repeats the request and shows the failure.
  openModules()
    .then((modules) => modules.load(section))
    .catch(() => undefined)
}

/** Preloads the module of an address that may be shown, unless the user saves data. */
export function prefetchModule(pathname: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData) beginModule(pathname)
}
