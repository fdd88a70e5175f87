import type { RemoteModule } from '@loja/platform'
import { servesContract } from './contract-range'
import { createPageFederation, keepSharesWithShell, type ProvidedModules } from './page-federation'
import { federationName, parseRegistry, type Registry, type ResolvedRemote, resolveRoute } from './registry'
import { RemoteLoadError, toRemoteLoadError } from './remote-load-error'
import { parseRemoteManifest, type RemoteManifest } from './remote-manifest'

/** Time that the manifest, and then the module with its chunks, may take. */
const STEP_BUDGET_MS = 8_000

/** A module that is ready to render, with the release that it came from. */
export interface LoadedRemote {
  module: RemoteModule
  release: ResolvedRemote
  /** Route that the module is mounted at. */
  basePath: string
}

interface LoaderOptions {
  /** Version of the platform contract that this page offers. */
  contract: string
  /** Asks for the text of the registry. */
  readRegistry: () => Promise<string>
  /** What the shell shares with modules. */
  provided: ProvidedModules
}

/** Loads modules by address; see `createRemoteLoader`. */
export interface RemoteLoader {
  /**
   * Loads the live release of the remote that renders `pathname`.
   * After a failure the next call asks the registry and the network again.
   * @returns `null` when no remote renders the address
   * @throws RemoteLoadError
   */
  load(pathname: string): Promise<LoadedRemote | null>
}

/**
 * Finds remotes through the registry and loads them into the page's one Module Federation instance.
 * Nothing here is known at build time: a remote may be released, moved or switched off while the shell stays as it is.
 */
export function createRemoteLoader({ contract, readRegistry, provided }: LoaderOptions): RemoteLoader {
  const federation = createPageFederation(provided)
  let registry: Promise<Registry> | undefined
  const registered = new Map<string, string>()
  const failed = new Set<string>()

  async function load(pathname: string): Promise<LoadedRemote | null> {
    try {
      registry ??= readRegistry().then(toRegistry)
      const resolution = resolveRoute(await registry, pathname)
      if (resolution.state === 'unclaimed') return null
      if (resolution.state === 'disabled') throw new RemoteLoadError('disabled', resolution.name)
      if (resolution.state === 'missing') throw new RemoteLoadError('failed', resolution.name)
      const { release, basePath } = resolution
      if (!servesContract(contract, release.contract)) throw new RemoteLoadError('incompatible', release.name)
      return { module: await loadRelease(release), release, basePath }
    } catch (error) {
      registry = undefined
      throw toRemoteLoadError(pathname, error)
    }
  }

  async function loadRelease({ name, manifest: url }: ResolvedRemote): Promise<RemoteModule> {
    const manifest = await readManifest(name, url)
    refuseUnprovided(name, manifest)
    keepSharesWithShell(federation)
    // The runtime keeps rejected promises; only a forced registration makes it ask the network again.
    const force = failed.has(name) || (registered.has(name) && registered.get(name) !== url)
    const { entry, globalName: entryGlobalName } = manifest
    federation.registerRemotes([{ name: federationName(name), entry, entryGlobalName, type: 'global' }], { force })
    registered.set(name, url)
    preload(manifest)
    beginEarlyShares(manifest)
    try {
      const loading = federation.loadRemote<RemoteModule>(`${federationName(name)}/module`)
      const module = await within(STEP_BUDGET_MS, name, loading)
      // A shared module that failed once makes the runtime resolve with `{}` instead of rejecting.
      if (typeof module?.default !== 'function' || !module.meta) throw new RemoteLoadError('bad-module', name)
      failed.delete(name)
      return module
    } catch (error) {
      failed.add(name)
      throw toRemoteLoadError(name, error)
    } finally {
      keepSharesWithShell(federation)
    }
  }

  /** The entry would ask for them only once it runs; who uses them sees a failure. */
  function beginEarlyShares({ shared }: RemoteManifest): void {
    for (const specifier of shared) {
      const share = provided[specifier]
      if (share && 'load' in share && share.early) share.load().catch(() => undefined)
    }
  }

  /** Drawn without a part, a page would break or stand there without styles. */
  function refuseUnprovided(name: string, { shared }: RemoteManifest): void {
    const unprovided = shared.filter((specifier) => !Object.hasOwn(provided, specifier))
    if (unprovided.length === 0) return
    const cause = new Error(`The shell does not provide ${unprovided.join(', ')}: release a shell that does first`)
    throw new RemoteLoadError('incompatible', name, cause)
  }

  return { load }
}

function toRegistry(text: string): Registry {
  const registry = parseRegistry(text)
  if (!registry) throw new Error('registry is malformed')
  return registry
}

/** Read here and not by the runtime, whose request has no time limit and takes an HTML error page for a manifest. */
async function readManifest(name: string, path: string): Promise<RemoteManifest> {
  try {
    const url = new URL(path, location.href)
    const response = await fetch(url, { signal: AbortSignal.timeout(STEP_BUDGET_MS) })
    if (!response.ok) throw new Error(`manifest answered ${response.status}`)
    return parseRemoteManifest(await response.text(), url.href)
  } catch (error) {
    throw toRemoteLoadError(name, error)
  }
}

/** Asks for the module's own files beside its entry, which would ask for them only once it runs. */
function preload({ scripts, styles }: RemoteManifest): void {
  const files = [...scripts.map((href) => ['script', href]), ...styles.map((href) => ['style', href])] as const
  for (const [as, href] of files) {
    if (!as || !href || document.head.querySelector(`link[rel=preload][href="${CSS.escape(href)}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href }))
  }
}

async function within<T>(budgetMs: number, name: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteLoadError('timeout', name)), budgetMs)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}
