import { parseRegistry, type Registry, type ReleaseFile, releaseKey } from '@loja/federation-build'

export function developmentRegistry(built: string, developed: ReleaseFile[]): Registry {
  const registry = parseRegistry(built)
  if (!registry) throw new Error('The built remotes.json is malformed. Build again: pnpm build --clean')
  for (const { name, version, routes, contract, builtAt, declares } of developed) {
    registry.remotes[name] = { routes, active: version, previous: [], enabled: true }
    registry.releases[releaseKey(name, version)] = { contract, builtAt, declares }
  }
  return registry
}
