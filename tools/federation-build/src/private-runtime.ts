/**
 * Everything in the build that depends on undocumented behaviour of Module Federation. The page's part is
 * `libs/federation/src/page/private-runtime.ts`.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

interface RspackApi {
  modifyRspackConfig(
    modify: (
      config: unknown,
      utils: {
        rspack: { BannerPlugin: new (banner: { banner: string; raw: true; include: RegExp }) => never }
        appendPlugins(plugin: never): void
      },
    ) => void,
  ): void
}

/**
 * A worker's script starts with Module Federation's runtime, whose core is in the page and out of reach. A
 * worker shares nothing, so its core has only the members that the runtime calls while it starts.
 */
const INERT_CORE = `self._FEDERATION_RUNTIME_CORE ??= {
  ModuleFederation: class { shareScopeMap = {}; registerShared() {} },
  CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
  getGlobalFederationConstructor() {},
  setGlobalFederationConstructor() {},
  setGlobalFederationInstance() {},
  helpers: {},
};`

export function coreForWorkers() {
  return {
    name: 'loja:core-for-workers',
    setup(api: RspackApi) {
      api.modifyRspackConfig((_config, { rspack, appendPlugins }) => {
        appendPlugins(new rspack.BannerPlugin({ banner: INERT_CORE, raw: true, include: /-worker\.js$/ }))
      })
    },
  }
}

/** By CommonJS entry. Only ES modules can be tree-shaken: 12 KB (gzip) less per remote. */
export function runtimeAsModules(): Record<string, string> {
  const tools = resolveFrom(import.meta.url, 'enhanced/runtime', 'runtime-tools')
  const runtime = resolveFrom(tools, 'runtime')
  return {
    ...alias(resolveFrom(tools, 'webpack-bundler-runtime'), 'bundler.js'),
    ...alias(runtime, 'bundler.js'),
    ...alias(resolveFrom(runtime, 'runtime-core'), 'index.js'),
    ...alias(resolveFrom(runtime, 'sdk'), 'index.js'),
    ...alias(resolveFrom(runtime, 'error-codes'), 'index.mjs'),
  }
}

export function federationVersion(): string {
  const entry = resolveFrom(import.meta.url, 'enhanced/runtime')
  const [folder = ''] = /^.*[\\/]@module-federation[\\/]enhanced(?=[\\/])/.exec(entry) ?? []
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version
}

/** With pnpm only a package itself sees its dependencies. */
function resolveFrom(importer: string, ...packages: string[]): string {
  return packages.reduce((from, name) => createRequire(from).resolve(`@module-federation/${name}`), importer)
}

function alias(commonJs: string, entry: string): Record<string, string> {
  return { [commonJs]: join(dirname(commonJs), entry) }
}
