import type { RemoteModule } from '@loja/platform'
import type { FaultMemory } from '../registry/fault-memory'
import { type Registry, type RemoteAt, releaseKey, remoteAt } from '../registry/registry'
import type { RegistryClient } from '../registry/registry-client'
import {
  type ReleaseContext,
  type ReleaseResolution,
  type ReleaseSource,
  type ResolvedRemote,
  resolveRelease,
} from '../registry/resolve-release'
import type { TabOverrides } from '../registry/tab-overrides'
import { RemoteLoadError, toRemoteLoadError } from './remote-load-error'
import type { ReleaseRunner } from './run-release'
import { errorName, type RemoteReport } from './telemetry'
import type { FileWatch } from './watch-files'

/** Time that a release may take, from its manifest to its module. */
const LOAD_BUDGET_MS = 12_000
/** A release that took too long is tried again by itself after this long: the release before it may be in its place. */
const RETRY_AFTER_TIMEOUT_MS = 30_000

/** A module that is ready to render, with the release that it came from. */
export interface LoadedRemote {
  module: RemoteModule
  release: ResolvedRemote
  /** Route that the module is mounted at. */
  basePath: string
}

/** What became of the last load of a remote in this page. */
export interface LoadRecord {
  version: string
  source: ReleaseSource
  /** Time that it took, in milliseconds. */
  ms: number
  /** What went wrong last, here or while a page of it was drawn. */
  error?: string
}

interface LoaderOptions {
  client: RegistryClient
  overrides: TabOverrides
  faults: FaultMemory
  files: FileWatch
  runner: ReleaseRunner
  report: (report: RemoteReport) => void
  /** Something that `choose` or `records` answer has changed. */
  onChange: () => void
  /** What decides beside the registry, this browser's faults and the tab's overrides. */
  context: Pick<ReleaseContext, 'contract' | 'development'> & { userId: () => string | null }
}

/** Loads modules by address. */
export interface RemoteLoader {
  /**
   * Loads the release that this page takes of the remote that renders `pathname`; one that is there already at once. After
   * a failure the next call asks the registry and the network again.
   * @returns `null` when no remote renders the address
   * @throws RemoteLoadError
   */
  load(pathname: string): Promise<LoadedRemote | null>
  /** The same, if it is there already. */
  loaded(pathname: string): LoadedRemote | null
  /** The release that was loaded last for an address, be there another one to take by now. */
  kept(pathname: string): LoadedRemote | null
  /** What the page would take for an address now; `null` while that is not known, and where no remote renders it. */
  choose(pathname: string): ReleaseResolution | null
  /** What the page would take of each remote now. */
  chooseAll(registry: Registry): Record<string, ReleaseResolution>
  /** The last load of each remote. */
  records(): Readonly<Record<string, LoadRecord>>
  /** A page of the release is on the screen. */
  shown(release: ResolvedRemote): void
  /** A page of the release broke while it was drawn. */
  broke(release: ResolvedRemote, error: unknown): void
}

/**
 * Finds remotes through the registry and loads the releases of them that this page takes. Nothing here is known at build
 * time: a remote may be released, moved or switched off while the shell stays as it is.
 */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const { client, overrides, faults, files, runner, report, onChange, context } = options
  const loads = new Map<string, Promise<RemoteModule>>()
  const modules = new Map<string, RemoteModule>()
  const last = new Map<string, ResolvedRemote>()
  /** Remotes whose last load failed, and releases that have not loaded since they failed. */
  const failing = new Set<string>()
  const failed = new Set<string>()
  const retries = new Map<string, ReturnType<typeof setTimeout>>()
  const turns = new Map<string, Promise<unknown>>()
  const records: Record<string, LoadRecord> = {}

  function resolve(registry: Registry, name: string): ReleaseResolution {
    return resolveRelease(registry, name, {
      ...context,
      userId: context.userId(),
      overrides: overrides.current(),
      hasFailed: faults.hasFailed,
    })
  }

  async function load(pathname: string): Promise<LoadedRemote | null> {
    const at = await findRemote(pathname)
    return at && loadRemote(at)
  }

  async function findRemote(pathname: string): Promise<RemoteAt | null> {
    try {
      const known = client.known()
      const name = known && remoteAt(known.registry, pathname)?.name
      // It failed with what the registry said; it may say something else by now.
      if (name && failing.has(name)) await client.refresh()
      const { registry } = await client.get()
      await overrides.ready
      return remoteAt(registry, pathname)
    } catch (error) {
      throw toRemoteLoadError(pathname, error)
    }
  }

  /** A release that has failed too often by now gives way to another one, which is loaded at once. */
  async function loadRemote(at: RemoteAt): Promise<LoadedRemote> {
    let failure: { version: string; error: unknown } | undefined
    for (;;) {
      const { registry } = await client.get()
      const choice = resolve(registry, at.name)
      if (choice.state !== 'released') throw new RemoteLoadError(choice.state, at.name, undefined, choice)
      const { release } = choice
      if (failure?.version === release.version) throw failure.error
      try {
        const module = await loadRelease(release)
        last.set(at.name, release)
        return { module, release, basePath: at.basePath }
      } catch (error) {
        failure = { version: release.version, error }
      }
    }
  }

  /** Once for each release: who asks while it is on its way waits for the same. Releases of one remote wait in turn. */
  function loadRelease(release: ResolvedRemote): Promise<RemoteModule> {
    const key = releaseKey(release.name, release.version)
    const before = loads.get(key)
    if (before) return before
    const turn = turns.get(release.name) ?? Promise.resolve()
    const loading = turn.then(() => runRelease(release, key))
    loads.set(key, loading)
    const over = loading.then(
      (module) => void modules.set(key, module),
      () => void loads.delete(key),
    )
    turns.set(release.name, over)
    return loading
  }

  async function runRelease(release: ResolvedRemote, key: string): Promise<RemoteModule> {
    const { name, version, source } = release
    const began = performance.now()
    const took = () => Math.round(performance.now() - began)
    try {
      const signal = AbortSignal.timeout(LOAD_BUDGET_MS)
      const module = await runner.run(release, { signal, fresh: failing.has(name) || failed.has(key) })
      failing.delete(name)
      failed.delete(key)
      faults.loaded(name, version)
      records[name] = { version, source, ms: took() }
      report({ remote: name, version, source, outcome: 'loaded', ms: took() })
      if (release.insteadOf) report({ remote: name, version, source, outcome: 'turned-back', code: release.insteadOf })
      return module
    } catch (error) {
      const failure = await explain(release, error)
      failing.add(name)
      failed.add(key)
      const code = failure.failure
      records[name] = { version, source, ms: took(), error: code }
      // Without a network nothing loads; and who pins a release wants to see it fail.
      if (code !== 'offline' && source !== 'override') faults.loadFailed(name, version, code === 'timeout')
      if (code === 'timeout') retryLater(release)
      if (code !== 'offline') report({ remote: name, version, source, outcome: 'failed', code, ms: took() })
      console.warn(`[remote] ${key}: ${code}`, error)
      throw failure
    } finally {
      onChange()
    }
  }

  /** Without it a good release would be put aside for a hung request, though a second one is answered at once. */
  function retryLater(release: ResolvedRemote): void {
    const { name, version } = release
    clearTimeout(retries.get(name))
    const retry = setTimeout(() => {
      // Put aside: nothing else asks for it. A failure is recorded, and leads here again.
      if (faults.hasFailed(name, version)) loadRelease(release).catch(() => undefined)
    }, RETRY_AFTER_TIMEOUT_MS)
    retries.set(name, retry)
  }

  async function explain(release: ResolvedRemote, error: unknown): Promise<RemoteLoadError> {
    const { name, version } = release
    const known = toRemoteLoadError(name, error, release)
    if (known.failure === 'offline' || !(await files.wasTampered(name, version))) return known
    return new RemoteLoadError('integrity', name, error, release)
  }

  function choose(pathname: string): ReleaseResolution | null {
    const known = client.known()
    const at = known && remoteAt(known.registry, pathname)
    return at ? resolve(known.registry, at.name) : null
  }

  /** The module of a release for an address, if it is there. */
  function present(pathname: string, pick: (name: string) => ResolvedRemote | undefined): LoadedRemote | null {
    const known = client.known()
    const at = known && remoteAt(known.registry, pathname)
    const release = at && pick(at.name)
    const module = release && modules.get(releaseKey(release.name, release.version))
    return at && release && module ? { module, release, basePath: at.basePath } : null
  }

  return {
    load,
    loaded: (pathname) => {
      const choice = choose(pathname)
      return choice?.state === 'released' ? present(pathname, () => choice.release) : null
    },
    kept: (pathname) => present(pathname, (name) => last.get(name)),
    choose,
    chooseAll: (registry) =>
      Object.fromEntries(Object.keys(registry.remotes).map((name) => [name, resolve(registry, name)])),
    records: () => records,
    shown: ({ name, version }) => faults.shown(name, version),
    broke({ name, version, source }, error) {
      if (source !== 'override') faults.broke(name, version)
      const record = records[name]
      if (record) records[name] = { ...record, error: errorName(error) }
      report({ remote: name, version, source, outcome: 'render-error', code: errorName(error) })
      onChange()
    },
  }
}
