import { paths } from '@loja/platform'
import { loadModule, sectionOf } from './remotes'

/** Addresses that the shell renders itself. */
const OWN_SECTIONS: readonly string[] = ['/', '/admin', '/admin/', paths.dashboard, paths.login]

/** Begins to load the module of an address that will be shown, as soon as the role is known. */
export function beginModule(pathname: string): void {
  if (OWN_SECTIONS.includes(sectionOf(pathname))) return
  // Whoever shows it asks again, and says what is wrong.
  loadModule(pathname).catch(() => undefined)
}

/** Begins to load the module of an address that may be shown; nothing where the person saves data. */
export function prefetchModule(pathname: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData) beginModule(pathname)
}
