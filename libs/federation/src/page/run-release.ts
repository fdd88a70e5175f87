import type { RemoteModule } from '@loja/platform'
import { servesContract } from '../registry/contract-range'
import { federationName } from '../registry/registry'
import type { ResolvedRemote } from '../registry/resolve-release'
import { loadEntry } from './load-entry'
import { createPageFederation, type ProvidedModules } from './page-federation'
import { registerRelease, resetShares } from './private-runtime'
import { type ReleaseFiles, readRelease } from './release-files'
import { RemoteLoadError } from './remote-load-error'

interface RunOptions {
  signal: AbortSignal
  fresh: boolean
}

export interface ReleaseRunner {
  run(release: ResolvedRemote, options: RunOptions): Promise<RemoteModule>
}

export function createReleaseRunner(provided: ProvidedModules): ReleaseRunner {
  const entries = new Map<string, () => Promise<object>>()
  const federation = createPageFederation(provided, (entry) => {
    const runEntry = entries.get(entry)
    return runEntry ? runEntry() : Promise.reject(new Error('an unknown entry'))
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
    try {
      const loading = federation.loadRemote<RemoteModule>(`${federationName(name)}/module`)
      const module = await orAbort(loading, signal)
      // After a failed shared module the runtime resolves with `{}` instead of rejecting.
      if (typeof module?.default !== 'function' || !module.meta) throw new RemoteLoadError('bad-module', name)
      return module
    } catch (error) {
      removeRequests(release)
      throw error
    } finally {
      resetShares(federation)
    }
  }

  /** A page without a component would break or have no styles. */
  function refuseUnprovided(name: string, { shared }: ReleaseFiles): void {
    const unprovided = Object.entries(shared).filter(([specifier, range]) => {
      const offered = Object.hasOwn(provided, specifier) ? provided[specifier] : undefined
      return !offered || !servesContract(offered.version, range)
    })
    if (unprovided.length === 0) return
    const list = unprovided.map(([specifier, range]) => `${specifier} ${range}`).join(', ')
    const cause = new Error(`The shell does not provide ${list}: release a shell that does first`)
    throw new RemoteLoadError('incompatible', name, cause)
  }

  return { run }
}

/** The entry would request the files only when it runs. */
function preload({ scripts, styles }: ReleaseFiles): void {
  for (const [as, files] of [
    ['script', scripts],
    ['style', styles],
  ] as const) {
    for (const { url: href, integrity = '' } of files) {
      if (document.head.querySelector(`link[rel=preload][href="${CSS.escape(href)}"]`)) continue
      // Other attributes than the module's runtime uses would fetch a file twice.
      const kind = { rel: 'preload', as, integrity, crossOrigin: 'anonymous' }
      document.head.append(Object.assign(document.createElement('link'), { ...kind, href }))
    }
  }
}

/** The runtime would wait for a script that is in the page and hangs. */
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
