import type { Registry } from '@loja/federation-build'

export function pathsToOpen(registry: Registry, name: string, liveRoutes: readonly string[]): string[] {
  const own = registry.remotes[name]?.routes ?? []
  const others = Object.entries(registry.remotes).filter(([other, { enabled }]) => other !== name && enabled)
  return [...new Set([...own, ...liveRoutes, ...others.flatMap(([, { routes }]) => routes.slice(0, 1))])]
}
