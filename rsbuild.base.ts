/**
 * The one place of build and sharing rules. A package's `rsbuild.config.ts` names itself and nothing more.
 * What is shared, and why, is in `libs/federation/src/shared-modules.ts` and docs/adr/0002-shared-at-run-time.md.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import type { RsbuildConfig } from '@rsbuild/core'
import { pluginAssetsRetry } from '@rsbuild/plugin-assets-retry'
import { pluginReact } from '@rsbuild/plugin-react'
import type { RemoteMeta } from './libs/platform/src/remote-module'
import { pluginAdoptStyles, pluginAntdCss } from './tools/antd-css/src/plugin'
import {
  ANTD_BY_COMPONENT,
  chunksAfterEntry,
  coreForWorkers,
  federationName,
  type InstalledVersions,
  listPackages,
  nameLateFiles,
  refuseForeignStyles,
  refuseUnprovided,
  remoteShares,
  runtimeAsModules,
  SHARED_MODULES,
  type SharedModuleName,
  silentPackages,
} from './tools/federation-build/src'
import { sayHowToRun } from './tools/toolchain/src/dev/dev-alone'
import { builtFolder } from './tools/toolchain/src/workspace'

const repository = fileURLToPath(new URL('.', import.meta.url))
export const DEVELOPMENT_RELEASE = '0.0.0-dev'

/** Set by `pnpm dev` (tools/toolchain/src/dev/dev-server.ts): port of the page that the dev servers stand behind. */
const devPagePort = process.env.DEV_PAGE_PORT

/** A chunk that hangs this long counts as lost, and is asked for again. */
const CHUNK_TIMEOUT_MS = 8_000

/** Addresses that are not below `/r/`. */
const NOT_OF_MODULES = '^https?://[^/]+/(?!r/)'

/** Of Module Federation's runtime in the shell: manifests are read by the loader (`libs/federation/src/page/loader.ts`). */
const FEDERATION_FLAGS = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' }

/** Chunk of `shell/src/provided/antd-lists.ts`. */
const LIST_PARTS = 'antd-lists'

const devReactHook = join(repository, 'tools/toolchain/src/dev/dev-react-hook.ts')

/** What a remote states about itself in the `remote` field of its package.json, with the release it is built as. */
export function remoteMeta(packageDir: string, release: string): RemoteMeta {
  const manifest = readManifest<{ remote: Pick<RemoteMeta, 'contract' | 'routes'> }>(packageDir)
  return { name: packageDir, version: release, contract: manifest.remote.contract, routes: manifest.remote.routes }
}

function readManifest<T>(dir: string): T {
  return JSON.parse(readFileSync(join(repository, dir, 'package.json'), 'utf8')) as T
}

function installedVersions(packageDir: string): InstalledVersions {
  const versions = {} as InstalledVersions
  for (const name of [...Object.keys(SHARED_MODULES), 'antd'] as SharedModuleName[]) {
    versions[name] = readManifest<{ version: string }>(join(packageDir, 'node_modules', name)).version
  }
  return versions
}

function baseConfig(packageDir: string, release: string): RsbuildConfig {
  return {
    root: join(repository, packageDir),
    output: {
      // A release is built beside its final folder, and takes its name once it is whole.
      distPath: { root: process.env.RELEASE_OUTPUT ?? builtFolder(packageDir, release) },
      cleanDistPath: true,
      // The folder names the release: a hash in each name would say it again, in the table of every runtime.
      filenameHash: false,
      // Two remotes with the same file and class name would share a class.
      cssModules: { localIdentName: `${packageDir}_[local]-[hash:base64:6]` },
      legalComments: 'linked',
    },
    source: { transformImport: [ANTD_BY_COMPONENT] },
    performance: { printFileSize: false },
    dev: devConfig(devPath(packageDir)),
    // Same origin always, in development too (the gateway proxies); without this the federation plugin opens it to all.
    server: { printUrls: false, cors: { origin: /^http:\/\/(localhost|127\.0\.0\.1):\d+$/ } },
    plugins: [
      pluginReact(),
      pluginAdoptStyles(),
      // Inline scripts are refused by the Content-Security-Policy.
      // Pictures are no part of a release, but a product's: their addresses stay as they are.
      // Not files of modules either, where the shell sees them fail: it would ask for them without their hash, and run what
      // was refused. A module's own runtime asks again for its own, with their hashes.
      pluginAssetsRetry({
        max: 2,
        addQuery: true,
        delay: 300,
        inlineScript: false,
        type: ['script', 'link'],
        ...(packageDir === 'shell' && { test: NOT_OF_MODULES }),
      }),
    ],
  }
}

/** Where the dev server of a package serves, on the page's origin: `/r/mf-orders/0.0.0-dev/`. */
export function devPath(packageDir: string): string {
  return packageDir === 'shell' ? '/' : `/r/${packageDir}/${DEVELOPMENT_RELEASE}/`
}

/** Of `rsbuild dev` alone. Each package has its own path on the one origin, for its files and its hot-reload socket. */
function devConfig(path: string): RsbuildConfig['dev'] {
  return {
    assetPrefix: path,
    client: { path: `${path}rsbuild-hmr`, ...(devPagePort ? { port: devPagePort } : {}) },
    // A module of a remote is asked for by its manifest, which knows nothing of chunks that are not compiled yet.
    lazyCompilation: false,
  }
}

/** The shell: an ordinary build, which knows no remote. What it provides, and how, is in `shell/src/provided`. */
export function shellConfig(release = process.env.RELEASE ?? DEVELOPMENT_RELEASE): RsbuildConfig {
  const base = baseConfig('shell', release)
  return {
    ...base,
    source: {
      ...base.source,
      entry: { index: './src/index.ts' },
      ...(devPagePort ? { preEntry: [devReactHook] } : {}),
      define: {
        ...FEDERATION_FLAGS,
        __RELEASE__: JSON.stringify(release),
        __SHARED_VERSIONS__: JSON.stringify(installedVersions('shell')),
      },
    },
    html: { template: './src/index.html' },
    output: { ...base.output, assetPrefix: `/s/${release}/` },
    tools: {
      rspack: {
        module: { rules: [silentPackages] },
        output: { chunkLoadTimeout: CHUNK_TIMEOUT_MS },
        optimization: { splitChunks: { cacheGroups: { [LIST_PARTS]: wholeChunk(LIST_PARTS) } } },
      },
    },
    plugins: [...(base.plugins ?? []), pluginAntdCss(), nameLateFiles('admin')],
  }
}

/** Keeps a chunk in one file: by themselves, its modules that another chunk holds too would become files of their own. */
function wholeChunk(name: string) {
  return { name, chunks: (chunk: { name?: string }) => chunk.name === name, enforce: true, priority: 20 }
}

/** A remote: exposes `./module`, and takes every shared package from the shell. */
export function remoteConfig(packageDir: string, release = process.env.RELEASE ?? DEVELOPMENT_RELEASE): RsbuildConfig {
  const base = baseConfig(packageDir, release)
  const name = federationName(packageDir)
  // With the release in the globals, one page can hold two releases and go from one to the other, both ways.
  const versioned = `${name}_${release.replaceAll(/\W/g, '_')}`
  return {
    ...base,
    source: {
      ...base.source,
      entry: { index: './src/expose.ts' },
      define: { __REMOTE_META__: JSON.stringify(remoteMeta(packageDir, release)) },
    },
    output: { ...base.output, assetPrefix: 'auto' },
    // Its own runtime asks for its chunks and styles with their hashes; those of manifest and entry are the registry's.
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    resolve: { alias: runtimeAsModules() },
    server: {
      ...base.server,
      setup: (context) => {
        if (context.action !== 'dev') return
        const route = remoteMeta(packageDir, release).routes[0] ?? '/'
        context.server.middlewares.use(sayHowToRun(packageDir, route, devPath(packageDir)))
      },
    },
    tools: {
      htmlPlugin: false,
      rspack: {
        module: { rules: [silentPackages] },
        output: {
          chunkLoadTimeout: CHUNK_TIMEOUT_MS,
          uniqueName: versioned,
          chunkLoadingGlobal: `chunk_${versioned}`,
          // It is in the names of classes too: sheets of a release that the page has left stay in it.
          hashSalt: release,
          // A late part that lacked a shared module runs anew at the next try, instead of standing there half run.
          strictModuleErrorHandling: true,
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      pluginModuleFederation({
        name,
        exposes: { './module': './src/expose.ts' },
        filename: 'static/js/remoteEntry.[contenthash:8].js',
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        // It loads no remote of its own, and reads no manifest. The core of the runtime is the shell's (private-runtime.ts).
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
        shared: remoteShares(installedVersions(packageDir)),
      }),
      chunksAfterEntry(),
      coreForWorkers(),
      refuseUnprovided(),
      listPackages(),
      refuseForeignStyles(),
    ],
  }
}
