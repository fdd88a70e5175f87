import type { RemoteModule } from '@loja/platform'
import type { FaultMemory } from '../registry/fault-memory'
import { type Registry, type RemoteAt, releaseKey, remoteAt } from '../registry/registry'
import type { RegistryClient } from '../registry/registry-client'
import {
  type ReleaseContext,
  type ReleaseResolution,
  type ResolvedRemote,
  resolveRelease,
} from '../registry/resolve-release'
import type { TabOverrides } from '../registry/tab-overrides'
import { RemoteLoadError, toRemoteLoadError } from './remote-load-error'
import {
  type LoadRecord,
  NEW_REMOTE,
  needsFreshLoad,
  type RemoteEvent,
  type RemoteState,
  reduceRemote,
} from './remote-state'
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
  /** The release that `load` returned last for an address, even if the page would now take another one. */
  lastLoaded(pathname: string): LoadedRemote | null
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

/** A remote with the loads that are under way. */
interface Remote {
  state: RemoteState
  /** By version. */
  loads: Map<string, Promise<RemoteModule>>
  /** Settles when the last load has: the releases of one remote load one after the other. */
  turn: Promise<unknown>
  retry?: ReturnType<typeof setTimeout>
}

/**
 * Finds remotes through the registry and loads the release of each that this page takes. Nothing is known at build time:
 * a remote can be released, moved or disabled without a new shell.
 */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const { client, overrides, faults, files, runner, report, onChange, context } = options
  const remotes = new Map<string, Remote>()

  function remoteOf(name: string): Remote {
    const remote = remotes.get(name) ?? { state: NEW_REMOTE, loads: new Map(), turn: Promise.resolve() }
    remotes.set(name, remote)
    return remote
  }

  function dispatch(name: string, event: RemoteEvent): void {
    const remote = remoteOf(name)
    remote.state = reduceRemote(remote.state, event)
  }

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
      // The registry may name another release since the load failed.
      if (name && remoteOf(name).state.isFailing) await client.refresh()
      const { registry } = await client.get()
      await overrides.ready
      return remoteAt(registry, pathname)
    } catch (error) {
      throw toRemoteLoadError(pathname, error)
    }
  }

  /** Continues with the release that replaces one that has failed too often. */
  async function loadRemote({ name, basePath }: RemoteAt): Promise<LoadedRemote> {
    let failure: { version: string; error: unknown } | undefined
    for (;;) {
      const { registry } = await client.get()
      const choice = resolve(registry, name)
      if (choice.state !== 'released') throw new RemoteLoadError(choice.state, name, undefined, choice)
      const { release } = choice
      if (failure?.version === release.version) throw failure.error
      try {
        const module = await loadRelease(release)
        dispatch(name, { type: 'returned', release })
        return { module, release, basePath }
      } catch (error) {
        failure = { version: release.version, error }
      }
    }
  }

  /** Concurrent callers share one load. */
  async function loadRelease(release: ResolvedRemote): Promise<RemoteModule> {
    const { name, version } = release
    const remote = remoteOf(name)
    const ready = remote.state.modules[version] ?? remote.loads.get(version)
    if (ready) return ready
    const loading = remote.turn.then(() => runRelease(release)).finally(() => remote.loads.delete(version))
    remote.loads.set(version, loading)
    remote.turn = loading.catch(() => undefined)
    return loading
  }

  async function runRelease(release: ResolvedRemote): Promise<RemoteModule> {
    const { name, version, source } = release
    const began = performance.now()
    const took = () => Math.round(performance.now() - began)
    try {
      const signal = AbortSignal.timeout(LOAD_BUDGET_MS)
      const module = await runner.run(release, { signal, fresh: needsFreshLoad(remoteOf(name).state, version) })
      const ms = took()
      dispatch(name, { type: 'loaded', release, module, ms })
      faults.loaded(name, version)
      report({ remote: name, version, source, outcome: 'loaded', ms })
      if (release.insteadOf) report({ remote: name, version, source, outcome: 'turned-back', code: release.insteadOf })
      return module
    } catch (error) {
      const explained = await explain(release, error)
      const code = explained.failure
      const ms = took()
      dispatch(name, { type: 'failed', release, failure: code, ms })
      // A pinned release stays: whoever pinned it wants to see the failure.
      if (code !== 'offline' && source !== 'override') faults.loadFailed(name, version, code === 'timeout')
      if (code === 'timeout') retryLater(release)
      if (code !== 'offline') report({ remote: name, version, source, outcome: 'failed', code, ms })
      console.warn(`[remote] ${releaseKey(name, version)}: ${code}`, error)
      throw explained
    } finally {
      onChange()
    }
  }

  /** A request that hangs says little about a release: a second one is often answered at once. */
  function retryLater(release: ResolvedRemote): void {
    const { name, version } = release
    const remote = remoteOf(name)
    clearTimeout(remote.retry)
    remote.retry = setTimeout(() => {
      // Unless it was replaced, the page itself loads it again. Another failure is recorded and schedules the next retry.
      if (faults.hasFailed(name, version)) loadRelease(release).catch(() => undefined)
    }, RETRY_AFTER_TIMEOUT_MS)
  }

  async function explain(release: ResolvedRemote, error: unknown): Promise<RemoteLoadError> {
    const { name, version } = release
    const known = toRemoteLoadError(name, error, release)
    if (known.failure === 'offline' || !(await files.wasTampered(name, version))) return known
    return new RemoteLoadError('integrity', name, error, release)
  }

  function find(pathname: string) {
    const known = client.known()
    const at = known && remoteAt(known.registry, pathname)
    return at ? { ...at, choice: resolve(known.registry, at.name), state: remoteOf(at.name).state } : null
  }

  function loaded(pathname: string): LoadedRemote | null {
    const found = find(pathname)
    return found?.choice.state === 'released' ? withModule(found, found.choice.release) : null
  }

  function lastLoaded(pathname: string): LoadedRemote | null {
    const found = find(pathname)
    return found?.state.last ? withModule(found, found.state.last) : null
  }

  return {
    load,
    loaded,
    lastLoaded,
    choose: (pathname) => find(pathname)?.choice ?? null,
    chooseAll: (registry) =>
      Object.fromEntries(Object.keys(registry.remotes).map((name) => [name, resolve(registry, name)])),
    records: () =>
      Object.fromEntries([...remotes].flatMap(([name, { state }]) => (state.record ? [[name, state.record]] : []))),
    shown: ({ name, version }) => faults.shown(name, version),
    broke({ name, version, source }, error) {
      const code = errorName(error)
      if (source !== 'override') faults.broke(name, version)
      dispatch(name, { type: 'broke', error: code })
      report({ remote: name, version, source, outcome: 'render-error', code })
      onChange()
    },
  }
}

function withModule(
  { basePath, state }: RemoteAt & { state: RemoteState },
  release: ResolvedRemote,
): LoadedRemote | null {
  const module = state.modules[release.version]
  return module ? { module, release, basePath } : null
}
