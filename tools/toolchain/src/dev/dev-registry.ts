import { parseRegistry, type Registry, releaseKey } from '@loja/federation-build'
import { DEVELOPMENT_RELEASE, remoteMeta } from '../../../../rsbuild.base'

export function developmentRegistry(built: string, developed: string[]): Registry {
  const registry = parseRegistry(built)
  if (!registry) throw new Error('The built remotes.json is malformed. Build again: pnpm build --clean')
  for (const name of developed) {
    const { contract, routes, version } = remoteMeta(name, DEVELOPMENT_RELEASE)
    registry.remotes[name] = { routes: [...routes], active: version, previous: [], enabled: true }
    registry.releases[releaseKey(name, version)] = {
      contract,
      builtAt: new Date(0).toISOString(),
    }
  }
  return registry
}
