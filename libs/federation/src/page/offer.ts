import type { Offer } from '@loja/platform'
import type { DeclaredData } from '@loja/platform/declaration'
import { declarationOf } from '../registry/declaration-of'
import { byPrecedence, type Registry, releaseKey } from '../registry/registry'
import type { ReleaseResolution } from '../registry/resolve-release'
import { inMenuOrder } from './menu-order'

const warned = new Set<string>()

/**
 * Without modules, the registry is more likely incomplete than the store without pages: everything bundled is
 * offered.
 */
export function offerOf(registry: Registry, choices: Record<string, ReleaseResolution>, bundled: Offer): Offer {
  const { dashboard } = bundled.pages
  const names = byPrecedence(registry, (name) => versionOf(choices[name]))
  if (names.length === 0 || !dashboard) return bundled
  const pages: Record<string, typeof dashboard> = { dashboard }
  const sections: Record<string, Offer['sections'][string]> = {}
  const declarations = names.flatMap((name) => {
    const declared = declaredBy(registry, name, choices[name], bundled)
    return declared ? [{ name, declared }] : []
  })
  for (const { name, declared } of declarations) {
    for (const [id, page] of Object.entries(declared.pages)) {
      const isTaken = Object.hasOwn(pages, id) || Object.values(pages).some(({ path }) => path === page.path)
      if (isTaken) warnOnce(`[offer] ${name}: ${id} at ${page.path} is left out, because another module declares it`)
      else pages[id] = page
    }
    for (const [id, section] of Object.entries(declared.sections ?? {})) sections[id] ??= section
  }
  const inMenu = inMenuOrder({ pages, sections })
  // A build makes first releases side by side, so the registry's order is random.
  const sorted = [...declarations].sort((a, b) => firstPlace(inMenu, a) - firstPlace(inMenu, b))
  const all = <Item extends { page: string }>(of: (declared: DeclaredData) => readonly Item[] | undefined) =>
    sorted.flatMap(({ declared }) => of(declared) ?? []).filter(({ page }) => Object.hasOwn(pages, page))
  return {
    pages: inMenu,
    sections,
    counters: all(({ counters }) => counters),
    tasks: all(({ tasks }) => tasks),
    quickActions: all(({ quickActions }) => quickActions),
    commands: all(({ commands }) => commands),
    searches: all(({ searches }) => searches),
    links: all(({ links }) => links),
    settingsSections: all(({ settingsSections }) => settingsSections),
  }
}

function firstPlace(inMenu: Offer['pages'], { declared }: { declared: DeclaredData }): number {
  const own = Object.values(declared.pages).map(({ path }) => path)
  const place = Object.values(inMenu).findIndex(({ path }) => own.includes(path))
  return place < 0 ? Number.MAX_SAFE_INTEGER : place
}

function versionOf(choice: ReleaseResolution | undefined): string | undefined {
  if (choice?.state === 'released') return choice.release.version
  return choice?.state === 'disabled' || choice?.state === 'unknown' ? undefined : choice?.version
}

/** A release without a declaration has the bundled pages at its paths. */
function declaredBy(
  registry: Registry,
  name: string,
  choice: ReleaseResolution | undefined,
  bundled: Offer,
): DeclaredData | undefined {
  const version = versionOf(choice)
  const remote = registry.remotes[name]
  if (version === undefined || !remote) return undefined
  const declared = declarationOf(registry, name, version)
  if (declared) return declared
  const key = releaseKey(name, version)
  if (registry.releases[key]?.declares !== undefined) warnOnce(`[offer] ${key}: its declaration cannot be read`)
  const own = Object.entries(bundled.pages).filter(([, { path }]) => remote.routes.includes(path))
  const pages = Object.fromEntries(own)
  return { pages, quickActions: bundled.quickActions.filter(({ page }) => Object.hasOwn(pages, page)) }
}

function warnOnce(text: string): void {
  if (warned.has(text)) return
  warned.add(text)
  console.warn(text)
}
