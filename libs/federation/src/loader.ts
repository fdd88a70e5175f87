import type { RemoteModule } from '@loja/platform'
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import { servesContract } from './contract-range'
import { federationName, parseRegistry, type Registry, type ResolvedRemote, resolveRoute } from './registry'

/** Time that the registry may take. */
const REGISTRY_BUDGET_MS = 3_000
/** Time that the manifest, and then the module with its chunks, may take. */
const STEP_BUDGET_MS = 8_000

/** Why a module is not on the page. `offline` is the browser's own word; `incompatible` asks for another contract. */
export type RemoteFailure = 'offline' | 'timeout' | 'failed' | 'bad-module' | 'incompatible' | 'disabled'

/** A module could not be loaded. Compared by `failure`; `remote` is the package name, or the address if none is known. */
class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError'
  readonly failure: RemoteFailure
  readonly remote: string

  constructor(failure: RemoteFailure, remote: string, cause?: unknown) {
    super(`${remote}: ${failure}`, { cause })
    this.failure = failure
    this.remote = remote
  }
}

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
  /** Address of the registry. */
  registryUrl: string
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
export function createRemoteLoader({ contract, registryUrl }: LoaderOptions): RemoteLoader {
  registerPlugins([manifestPlugin])
  let registry: Promise<Registry> | undefined
  const registered = new Map<string, string>()
  const failed = new Set<string>()

  async function load(pathname: string): Promise<LoadedRemote | null> {
    try {
      registry ??= fetchRegistry(registryUrl)
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

  async function loadRelease(release: ResolvedRemote): Promise<RemoteModule> {
    const { name, manifest } = release
    // The runtime keeps rejected promises; only a forced registration makes it ask the network again.
    const force = failed.has(name) || (registered.has(name) && registered.get(name) !== manifest)
    registerRemotes([{ name: federationName(name), entry: manifest }], { force })
    registered.set(name, manifest)
    try {
      const module = await within(STEP_BUDGET_MS, name, loadRemote<RemoteModule>(`${federationName(name)}/module`))
      // A shared module that failed once makes the runtime resolve with `{}` instead of rejecting.
      if (typeof module?.default !== 'function' || !module.meta) throw new RemoteLoadError('bad-module', name)
      failed.delete(name)
      return module
    } catch (error) {
      failed.add(name)
      throw toRemoteLoadError(name, error)
    }
  }

  return { load }
}

async function fetchRegistry(url: string): Promise<Registry> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(REGISTRY_BUDGET_MS) })
  if (!response.ok) throw new Error(`registry answered ${response.status}`)
  const registry = parseRegistry(await response.text())
  if (!registry) throw new Error('registry is malformed')
  return registry
}

/** The runtime's own manifest request has no time limit and takes an HTML error page for a manifest. */
const manifestPlugin: ModuleFederationRuntimePlugin = {
  name: 'loja-manifest',
  async fetch(url, init) {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(STEP_BUDGET_MS) })
    if (!response.ok) throw new Error(`manifest answered ${response.status}`)
    return response
  },
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

function toRemoteLoadError(remote: string, error: unknown): RemoteLoadError {
  if (error instanceof RemoteLoadError) return error
  if (globalThis.navigator?.onLine === false) return new RemoteLoadError('offline', remote, error)
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
  return new RemoteLoadError(timedOut ? 'timeout' : 'failed', remote, error)
}
