/** Sharing rules: `libs/federation/src/shared-modules.ts`, ADR 0002. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import type { HtmlBasicTag, RsbuildConfig, RsbuildPlugin } from '@rsbuild/core'
import { pluginAssetsRetry } from '@rsbuild/plugin-assets-retry'
import { pluginReact } from '@rsbuild/plugin-react'
import { declaredData, type ModuleDeclaration } from './libs/platform/src/declaration'
import type { RemoteMeta } from './libs/platform/src/remote-module'
import { pluginAdoptStyles, pluginAntdCss } from './tools/antd-css/src/plugin'
import {
  ANTD_BY_COMPONENT,
  authWithPasswords,
  chunksAfterEntry,
  compileHint,
  coreForWorkers,
  describeRemote,
  describeShell,
  EMPTY_ENTRY,
  federationName,
  federationVersion,
  type InstalledVersions,
  nameLateFiles,
  refuseForeignStyles,
  remoteShares,
  runtimeAsModules,
  SHARED_MODULES,
  type SharedModuleName,
  silentPackages,
} from './tools/federation-build/src'
import { repository } from './tools/toolchain/bin/repository.mjs'
import { explainHowToRun, refuseOtherPages } from './tools/toolchain/src/dev/dev-alone'
import { DEVELOPMENT_RELEASE, devPath } from './tools/toolchain/src/dev/dev-path'
import { builtFolder, packageFolder } from './tools/toolchain/src/workspace'

/** This page proxies the dev servers. */
const devPagePort = process.env.DEV_PAGE_PORT

const devShell = process.env.DEV_SHELL

const CHUNK_TIMEOUT_MS = 8_000

const NOT_OF_MODULES = '^https?://[^/]+/(?!r/)'

/** The shell's runtime reads no manifests: the loader does. */
const FEDERATION_FLAGS = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' }

const devReactHook = join(repository, 'tools/toolchain/src/dev/dev-react-hook.ts')

function remoteManifest(packageDir: string): { team: string; contract: string } {
  return readManifest<{ remote: { team: string; contract: string } }>(join(repository, packageDir)).remote
}

function remoteIdentity(packageDir: string, release: string, declaration: ModuleDeclaration) {
  const declares = declaredData(declaration)
  const routes = Object.values(declares.pages).map(({ path }) => path)
  return {
    ...remoteManifest(packageDir),
    name: packageDir,
    version: release,
    federation: federationVersion(),
    routes,
    declares,
  }
}

function readManifest<T>(dir: string): T {
  return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as T
}

function installedVersions(packageDir: string): InstalledVersions {
  const versions = {} as InstalledVersions
  for (const name of [...Object.keys(SHARED_MODULES), 'antd'] as SharedModuleName[]) {
    versions[name] = readManifest<{ version: string }>(packageFolder(join(repository, packageDir), name)).version
  }
  return versions
}

function baseConfig(packageDir: string, release: string): RsbuildConfig {
  return {
    root: join(repository, packageDir),
    output: {
      // A release is built beside its final folder and renamed when it is complete.
      distPath: { root: process.env.RELEASE_OUTPUT ?? builtFolder(packageDir, release) },
      cleanDistPath: true,
      // The folder names the release; every runtime's table would repeat hashes.
      filenameHash: false,
      // Two remotes with the same file and class name would share a class.
      cssModules: { localIdentName: `${packageDir}_[local]-[hash:base64:4]` },
      legalComments: 'linked',
    },
    source: { transformImport: [ANTD_BY_COMPONENT] },
    performance: { printFileSize: false },
    dev: devConfig(devPath(packageDir)),
    // The federation plugin would otherwise allow all origins.
    server: { printUrls: false, cors: { origin: devShell ?? /^http:\/\/(localhost|127\.0\.0\.1):\d+$/ } },
    plugins: [
      // A released shell has React without its development parts, which Fast Refresh and their JSX need.
      pluginReact(devShell ? { fastRefresh: false, swcReactOptions: { development: false } } : {}),
      compileHint(),
      pluginAdoptStyles({ inDevelopment: devShell !== undefined }),
      // The Content-Security-Policy refuses inline scripts. Module files are retried by the module's own
      // runtime with their hashes; the shell would request them without, and run a refused file.
      pluginAssetsRetry({
        max: 2,
        addQuery: newAddress,
        delay: 300,
        inlineScript: false,
        type: ['script', 'link'],
        ...(packageDir === 'shell' && { test: NOT_OF_MODULES }),
      }),
    ],
  }
}

/**
 * A browser joins a request to one that hangs at the same address, and keeps a wrong answer with `immutable`.
 * The plugin writes the function into the page, so it uses nothing from outside.
 */
function newAddress({ times, originalQuery }: { times: number; originalQuery: string }): string {
  return `${originalQuery === '' ? '?' : `${originalQuery}&`}retry=${times}-${Date.now().toString(36)}`
}

function devConfig(path: string): RsbuildConfig['dev'] {
  return {
    assetPrefix: devShell ? `http://localhost:${devPagePort}${path}` : path,
    client: {
      path: `${path}rsbuild-hmr`,
      ...(devPagePort ? { port: devPagePort } : {}),
      // The admin's policy refuses the overlay's styles; the terminal has the errors.
      ...(devShell ? { protocol: 'ws', host: 'localhost', overlay: false } : {}),
    },
    // Remote modules are requested by manifest, which lists only compiled chunks.
    lazyCompilation: false,
  }
}

export function shellConfig(release = process.env.RELEASE ?? DEVELOPMENT_RELEASE): RsbuildConfig {
  const base = baseConfig('shell', release)
  const { version: contract } = readManifest<{ version: string }>(join(repository, 'libs/platform'))
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
    output: {
      ...base.output,
      assetPrefix: `/s/${release}/`,
      copy: ['early.js', 'frame.css'].map((file) => ({ from: join('src/start', file), to: file })),
    },
    tools: {
      rspack: {
        module: { rules: [silentPackages, authWithPasswords, ownSchemaLibrary()] },
        output: { chunkLoadTimeout: CHUNK_TIMEOUT_MS },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      pluginAntdCss(),
      nameLateFiles(['admin', 'dashboard', 'modules']),
      frameFirst(),
      describeShell(release, contract),
    ],
  }
}

/** A file is in one chunk: with one copy of valibot, the parts for declarations would be in the first load. */
function ownSchemaLibrary() {
  const federation = join(repository, 'libs/federation')
  return {
    include: join(federation, 'src/registry/declaration.ts'),
    resolve: { alias: { valibot: join(packageFolder(federation, 'valibot'), 'dist/index.min.mjs') } },
  }
}

/** The frame is painted before they arrive: on a slow line 90 ms earlier. */
function frameFirst(): RsbuildPlugin {
  return {
    name: 'loja:frame-first',
    setup(api) {
      api.modifyHTMLTags({
        order: 'post',
        handler: ({ headTags, bodyTags }) => {
          const isCode = ({ tag, attrs }: HtmlBasicTag) => tag === 'script' || attrs?.rel === 'stylesheet'
          return {
            headTags: headTags.filter((tag) => !isCode(tag)),
            bodyTags: [...headTags.filter(isCode), ...bodyTags],
          }
        },
      })
    },
  }
}

/**
 * pdf.js asks for its address, where the bundler writes its path on this machine. Only Node and WebAssembly use
 * it.
 */
function withoutBuildPaths(): RsbuildPlugin {
  return {
    name: 'loja:without-build-paths',
    setup(api) {
      api.transform({ test: /[\\/]pdfjs-dist[\\/].*\.mjs$/ }, ({ code }) => code.replaceAll('import.meta.url', "''"))
    },
  }
}

export function remoteConfig(packageDir: string, declaration: ModuleDeclaration): RsbuildConfig {
  const release = process.env.RELEASE ?? DEVELOPMENT_RELEASE
  const identity = remoteIdentity(packageDir, release, declaration)
  const meta: RemoteMeta = { name: packageDir, version: release, contract: identity.contract }
  const base = baseConfig(packageDir, release)
  const root = join(repository, packageDir)
  const expose = join(packageFolder(root, '@loja/ui'), 'src/module', devShell ? 'local-expose.ts' : 'expose.ts')
  const name = federationName(packageDir)
  // One page can hold two releases and switch between them.
  const versioned = `${name}_${release.replaceAll(/\W/g, '_')}`
  return {
    ...base,
    source: {
      ...base.source,
      entry: { [EMPTY_ENTRY]: 'data:text/javascript,' },
      define: { __REMOTE_META__: JSON.stringify(meta) },
    },
    output: { ...base.output, assetPrefix: 'auto' },
    // For its own chunks and styles; hashes of manifest and entry are in the registry.
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    resolve: { alias: { ...runtimeAsModules(), 'this-module': join(root, 'src/module.ts') } },
    dev: { ...base.dev, watchFiles: { paths: 'src/module.ts', type: 'reload-server' } },
    server: {
      ...base.server,
      setup: (context) => {
        if (context.action !== 'dev') return
        if (devShell) context.server.middlewares.use(refuseOtherPages(devShell))
        context.server.middlewares.use(explainHowToRun(packageDir, identity.routes[0] ?? '/', devPath(packageDir)))
      },
    },
    tools: {
      htmlPlugin: false,
      rspack: {
        module: { rules: [silentPackages] },
        output: {
          chunkLoadTimeout: CHUNK_TIMEOUT_MS,
          // The dev server compares the origin of the page.
          ...(devShell ? { crossOriginLoading: 'anonymous' } : {}),
          uniqueName: versioned,
          chunkLoadingGlobal: `chunk_${versioned}`,
          // The page retains style sheets of a release that it has left.
          hashSalt: release,
          // A late chunk that lacked a shared module runs again on retry, instead of remaining half run.
          strictModuleErrorHandling: true,
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      pluginModuleFederation({
        name,
        exposes: { './module': expose },
        filename: 'static/js/remoteEntry.[contenthash:8].js',
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
        shared: remoteShares(installedVersions(packageDir)),
      }),
      chunksAfterEntry(),
      coreForWorkers(),
      withoutBuildPaths(),
      describeRemote(identity, packageFolder(root, 'antd')),
      refuseForeignStyles(),
    ],
  }
}
