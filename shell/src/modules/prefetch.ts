import { paths } from '@loja/platform'
import { sectionOf } from '../page/section'
import { openModules } from './open-modules'

/** Addresses that the shell renders itself. */
const OWN_SECTIONS: readonly string[] = ['/', '/admin', '/admin/', paths.dashboard, paths.login]

/** Begins to load the module of an address that will be shown, as soon as the role is known. */
export function beginModule(pathname: string): void {
  const section = sectionOf(pathname)
  if (OWN_SECTIONS.includes(section)) return
  // Whoever shows it asks again, and says what is wrong.
  openModules()
    .then((modules) => modules.load(section))
    .catch(() => undefined)
}

/** Begins to load the module of an address that may be shown; nothing where the person saves data. */
export function prefetchModule(pathname: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData) beginModule(pathname)
}
