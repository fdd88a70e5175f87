import type { Registry } from '@loja/federation-build'

/** Addresses of a release itself and of the one that it replaces, and one of each other module that is switched on. */
export function pathsToOpen(registry: Registry, name: string, liveRoutes: readonly string[]): string[] {
  const own = registry.remotes[name]?.routes ?? []
  const others = Object.entries(registry.remotes).filter(([other, { enabled }]) => other !== name && enabled)
  return [...new Set([...own, ...liveRoutes, ...others.flatMap(([, { routes }]) => routes.slice(0, 1))])]
}
