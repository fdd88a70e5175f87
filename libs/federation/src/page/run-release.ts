import type { RemoteModule } from '@loja/platform'
import { federationName } from '../registry/registry'
import type { ResolvedRemote } from '../registry/resolve-release'
import { loadEntry } from './load-entry'
import { createPageFederation, type ProvidedModules } from './page-federation'
import { registerRelease, resetShares } from './private-runtime'
import { type ReleaseFiles, readRelease } from './release-files'
import { RemoteLoadError } from './remote-load-error'

interface RunOptions {
  /** Ends the load; its reason is what `run` rejects with. */
  signal: AbortSignal
  /** The load before failed: everything is asked for anew. */
  fresh: boolean
}

/** Brings releases into the page's one Module Federation instance. Two of one remote must not be on their way at once. */
export interface ReleaseRunner {
  /** @throws RemoteLoadError, or whatever kept a file away */
  run(release: ResolvedRemote, options: RunOptions): Promise<RemoteModule>
}

export function createReleaseRunner(provided: ProvidedModules): ReleaseRunner {
  const entries = new Map<string, () => Promise<object>>()
  const federation = createPageFederation(provided, (entry) => {
    const runEntry = entries.get(entry)
    return runEntry ? runEntry() : Promise.reject(new Error('an entry that nobody asked for'))
  })

  async function run(release: ResolvedRemote, options: RunOptions): Promise<RemoteModule> {
    const { name } = release
    const { signal, fresh } = options
    const files = await readRelease(release, options)
    refuseUnprovided(name, files)
    const { entry, globalName } = files
    entries.set(entry.url, () => loadEntry(entry, { remote: name, globalName, signal, fresh }))
    resetShares(federation)
    registerRelease(federation, { name: federationName(name), entry: entry.url, entryGlobalName: globalName })
    if (fresh) removeRequests(release)
    else preload(files)
    beginEarlyShares(files)
    try {
      const loading = federation.loadRemote<RemoteModule>(`${federationName(name)}/module`)
      const module = await orAbort(loading, signal)
      // A shared module that failed once makes the runtime resolve with `{}` instead of rejecting.
      if (typeof module?.default !== 'function' || !module.meta) throw new RemoteLoadError('bad-module', name)
      return module
    } catch (error) {
      removeRequests(release)
      throw error
    } finally {
      resetShares(federation)
    }
  }

  /** The entry would ask for them only once it runs; who uses them sees a failure. */
  function beginEarlyShares({ shared }: ReleaseFiles): void {
    for (const specifier of shared) {
      const share = provided[specifier]
      if (share && 'load' in share && share.early) share.load().catch(() => undefined)
    }
  }

  /** Drawn without a part, a page would break or stand there without styles. */
  function refuseUnprovided(name: string, { shared }: ReleaseFiles): void {
    const unprovided = shared.filter((specifier) => !Object.hasOwn(provided, specifier))
    if (unprovided.length === 0) return
    const cause = new Error(`The shell does not provide ${unprovided.join(', ')}: release a shell that does first`)
    throw new RemoteLoadError('incompatible', name, cause)
  }

  return { run }
}

/** Asks for the module's own files beside its entry, which would ask for them only once it runs. */
function preload({ scripts, styles }: ReleaseFiles): void {
  for (const [as, files] of [
    ['script', scripts],
    ['style', styles],
  ] as const) {
    for (const { url: href, integrity = '' } of files) {
      if (document.head.querySelector(`link[rel=preload][href="${CSS.escape(href)}"]`)) continue
      // As the module's own runtime asks for them: a request of another kind would be made twice.
      const kind = { rel: 'preload', as, integrity, crossOrigin: 'anonymous' }
      document.head.append(Object.assign(document.createElement('link'), { ...kind, href }))
    }
  }
}

/**
 * Forgets what is still asked for of a release: its runtime takes a script that is in the page already for its own, and
 * would wait for one that hangs. Styles that are there stay.
 */
function removeRequests({ address }: ResolvedRemote): void {
  const folder = new URL('.', new URL(address, location.href)).href
  for (const element of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link[rel=preload]')) {
    const url = element instanceof HTMLScriptElement ? element.src : element.href
    if (url.startsWith(folder)) element.remove()
  }
}

function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}
