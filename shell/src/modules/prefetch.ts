import type { QueryClient } from '@tanstack/react-query'
import { sectionOf } from '../page/section'
import { DASHBOARD_PATH, LOGIN_PATH } from '../page/shell-paths'
import { openModules } from './open-modules'

const OWN_SECTIONS: readonly string[] = ['/', '/admin', '/admin/', DASHBOARD_PATH, LOGIN_PATH]

async function loadModule(pathname: string) {
  const section = sectionOf(pathname)
  if (OWN_SECTIONS.includes(section)) return null
  return (await openModules()).load(section)
}

export function beginModule(pathname: string): void {
  // Rendering it repeats the request and shows the failure.
  loadModule(pathname).catch(() => undefined)
}

/** A loaded module shows a failure. */
export function readMenu(): void {
  openModules()
    .then((modules) => modules.load(DASHBOARD_PATH))
    .catch(() => undefined)
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Preloads the module of an address that may be shown, unless the user saves data. */
export function prefetchModule(pathname: string): void {
  if (!savesData()) beginModule(pathname)
}

/** Also what the page reads first, unless it was just read. */
export async function prefetchPage(pathname: string, queryClient: QueryClient): Promise<void> {
  if (savesData()) return
  try {
    const remote = await loadModule(pathname)
    const reads = (await remote?.module.readsOf?.(remote.basePath)) ?? []
    await Promise.all(reads.map((read) => queryClient.prefetchQuery(read)))
  } catch {
    // Rendering the page repeats the request and shows the failure.
  }
}
