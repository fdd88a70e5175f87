import { join } from 'node:path'
import { declarationProblems, federationName, type ReleaseFile } from '@loja/federation/shared'
import { type BundledModule, importedNames, packagesOf } from './bundled-packages'
import { pageLinks } from './page-links'
import { unprovidedShares } from './provided'
import { RELEASE_FILE } from './release-text'

/** Neither is released: the statistics hold local paths. */
const MANIFEST_FILE = 'mf-manifest.json'
const STATISTICS_FILE = 'mf-stats.json'

/**
 * The bundler needs this entry. It is empty: the manifest does not name the files that the exposed module would
 * share with it.
 */
export const EMPTY_ENTRY = 'empty'

interface Manifest {
  metaData: { globalName: string; publicPath: string; remoteEntry: { name: string; path: string } }
  shared: { name: string; requiredVersion: string }[]
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[] }> }[]
}

interface BuildApi<Chunk> {
  context: { action?: 'build' | 'dev' | 'preview' | undefined }
  processAssets(
    descriptor: { stage: 'report' },
    handler: (context: {
      assets: Record<string, { source(): string | Buffer }>
      compilation: {
        chunks: Iterable<Chunk>
        chunkGraph: { getChunkModules(chunk: Chunk): readonly BundledModule[] }
        entrypoints: ReadonlyMap<string, { getFiles(): Iterable<string> }>
        deleteAsset(file: string): void
        emitAsset(file: string, source: unknown): void
      }
      sources: { RawSource: new (text: string) => unknown }
    }) => void,
  ): void
}

type Identity = Pick<ReleaseFile, 'name' | 'version' | 'team' | 'contract' | 'routes' | 'declares' | 'federation'>

export function describeRemote<Chunk>(identity: Identity, antdFolder: string) {
  return {
    name: 'loja:describe-remote',
    setup(api: BuildApi<Chunk>) {
      api.processAssets({ stage: 'report' }, ({ assets, compilation, sources }) => {
        const manifest = assets[MANIFEST_FILE]
        if (!manifest) return
        refuseDeclaration(identity)
        const { chunks, chunkGraph } = compilation
        const modules = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk))
        const described: ReleaseFile = {
          schema: 2,
          ...identity,
          ...describeManifest(identity.name, JSON.parse(manifest.source().toString()), api.context.action),
          links: pageLinks(scriptsOf(assets)),
          packages: packagesOf(modules),
          platform: importedNames(modules, '@loja/platform'),
          builtAt: new Date().toISOString(),
          commit: 'unknown',
          files: {},
        }
        refuseUnprovided(described, join(antdFolder, 'package.json'))
        const unused =
          api.context.action === 'build' ? (compilation.entrypoints.get(EMPTY_ENTRY)?.getFiles() ?? []) : []
        for (const file of [MANIFEST_FILE, STATISTICS_FILE, ...unused]) if (assets[file]) compilation.deleteAsset(file)
        compilation.emitAsset(RELEASE_FILE, new sources.RawSource(`${JSON.stringify(described, null, 2)}\n`))
      })
    },
  }
}

function scriptsOf(assets: Record<string, { source(): string | Buffer }>): string[] {
  return Object.entries(assets).flatMap(([file, asset]) => (file.endsWith('.js') ? [asset.source().toString()] : []))
}

export function describeManifest(
  remote: string,
  { metaData, shared, exposes }: Manifest,
  action: 'build' | 'dev' | 'preview' | undefined,
): Pick<ReleaseFile, 'module' | 'shared'> {
  const { globalName, publicPath, remoteEntry } = metaData
  if (globalName !== federationName(remote))
    throw new Error(`${remote} calls itself ${globalName}: it must be ${federationName(remote)} (rsbuild.base.ts).`)
  if (publicPath !== 'auto' && action === 'build')
    throw new Error(
      `The public path of ${remote} is ${publicPath}: set output.assetPrefix to 'auto', so that its files are found in any folder.`,
    )
  if (!exposes.some(({ path }) => path === './module'))
    throw new Error(`${remote} exposes no ./module: name src/expose.ts in \`exposes\` (rsbuild.base.ts).`)
  return {
    module: {
      entry: join(remoteEntry.path, remoteEntry.name).replaceAll('\\', '/'),
      globalName,
      scripts: exposes.flatMap(({ assets }) => assets.js.sync),
      styles: exposes.flatMap(({ assets }) => assets.css.sync),
    },
    shared: Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
  }
}

function refuseDeclaration({ name, declares }: Identity): void {
  const problems = declarationProblems(declares)
  if (problems.length > 0) throw new Error([`${name}/src/module.ts:`, ...problems].join('\n  '))
}

function refuseUnprovided({ shared }: ReleaseFile, antdManifest: string): void {
  const unprovided = unprovidedShares(Object.keys(shared), antdManifest)
  if (unprovided.length > 0)
    throw new Error(`The shell does not provide ${unprovided.join(', ')}: see shell/src/provided.`)
}
