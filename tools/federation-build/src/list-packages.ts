import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGES_FILE } from './release-text'

/** The part of the bundler's modules that is read here; one that was joined of several holds those. */
interface BundledModule {
  /** Path of the file that it was made of; none for what the bundler itself makes. */
  nameForCondition(): string | undefined
  modules?: readonly BundledModule[]
}

/** The part of Rsbuild's plugin interface that is used here. */
interface BuildApi<Chunk> {
  onAfterBuild(
    handler: (result: {
      stats?: {
        compilation?: {
          chunks: Iterable<Chunk>
          chunkGraph: { getChunkModules(chunk: Chunk): readonly BundledModule[] }
        }
      }
    }) => void,
  ): void
  context: { distPath: string }
}

/**
 * Rsbuild plugin of a remote that writes `packages.json`: the names of all packages whose code is in its chunks, ours
 * included, sorted. The gate looks in it for what must come from the shell.
 */
export function listPackages<Chunk>() {
  return {
    name: 'loja:list-packages',
    setup(api: BuildApi<Chunk>) {
      api.onAfterBuild(({ stats }) => {
        if (!stats?.compilation) throw new Error('The bundler does not say what it bundled.')
        const { chunks, chunkGraph } = stats.compilation
        const modules = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk))
        const text = JSON.stringify(packagesOf(modules))
        writeFileSync(join(api.context.distPath, PACKAGES_FILE), `${text}\n`)
      })
    },
  }
}

function packagesOf(modules: readonly BundledModule[]): string[] {
  const names = new Set<string>()
  const visit = (module: BundledModule) => {
    const name = packageOf(module.nameForCondition() ?? '')
    if (name) names.add(name)
    module.modules?.forEach(visit)
  }
  modules.forEach(visit)
  return [...names].sort()
}

/** A package of ours is a folder of `libs`, which pnpm links to. */
function packageOf(path: string): string | undefined {
  const plain = path.replaceAll('\\', '/')
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(plain)
  if (installed) return installed[1]
  const own = /\/libs\/([^/]+)\/src\//.exec(plain)
  return own ? `@loja/${own[1]}` : undefined
}
