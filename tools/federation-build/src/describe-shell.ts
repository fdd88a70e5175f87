import type { ReleaseFile } from '@loja/federation/shared'
import type { RsbuildPlugin } from '@rsbuild/core'
import { type BundledModule, packagesOf } from './bundled-packages'
import { federationVersion } from './private-runtime'
import { providedVersions } from './provided'
import { RELEASE_FILE } from './release-text'

export function describeShell(release: string, contract: string): RsbuildPlugin {
  return {
    name: 'loja:describe-shell',
    apply: 'build',
    setup(api) {
      api.processAssets({ stage: 'report' }, async ({ compilation, sources }) => {
        const { chunks, chunkGraph } = compilation
        const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)] as BundledModule[])
        const described: ReleaseFile = {
          schema: 2,
          name: 'shell',
          version: release,
          team: 'shell',
          contract,
          routes: [],
          federation: federationVersion(),
          shared: await providedVersions(api.context.rootPath),
          packages: packagesOf(modules),
          builtAt: new Date().toISOString(),
          commit: 'unknown',
          files: {},
        }
        compilation.emitAsset(RELEASE_FILE, new sources.RawSource(JSON.stringify(described)))
      })
    },
  }
}
