import type { RemoteModule } from '@loja/platform'
import type { FaultMemory } from '../registry/fault-memory'
import { type Registry, type RemoteAt, releaseKey, remoteAt, type ShownReleases } from '../registry/registry'
import type { RegistryClient } from '../registry/registry-client'
import {
  type ReleaseContext,
  type ReleaseResolution,
  type ResolvedRemote,
  resolveRelease,
} from '../registry/resolve-release'
import type { TabOverrides } from '../registry/tab-overrides'
import type { Declarations } from './declarations'
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

const LOAD_BUDGET_MS = 12_000
/** A release that timed out may be replaced. */
const RETRY_AFTER_TIMEOUT_MS = 30_000

export interface LoadedRemote {
  module: RemoteModule
  release: ResolvedRemote
  basePath: string
}

interface LoaderOptions {
  client: RegistryClient
  overrides: TabOverrides
  faults: FaultMemory
  files: FileWatch
  declarations: Pick<Declarations, 'open' | 'of'>
  runner: ReleaseRunner
  report: (report: RemoteReport) => void
  onChange: () => void
  context: Pick<ReleaseContext, 'contract' | 'development' | 'localPorts'> & { userId: () => string | null }
}

export interface RemoteLoader {
  /**
   * After a failure the next call bypasses the cache. @returns `null` for another address @throws
   * RemoteLoadError
   */
  load(pathname: string): Promise<LoadedRemote | null>
  loaded(pathname: string): LoadedRemote | null
  lastLoaded(pathname: string): LoadedRemote | null
  choose(pathname: string): ReleaseResolution | null
  chooseAll(registry: Registry): Record<string, ReleaseResolution>
  records(): Readonly<Record<string, LoadRecord>>
  shown(release: ResolvedRemote): void
  broke(release: ResolvedRemote, error: unknown): void
  /** The code of a page failed to load, or with `null` was loaded after a failure. */
  pageCode(release: ResolvedRemote, failure: unknown): Promise<void>
}

interface Remote {
  state: RemoteState
  loads: Map<string, Promise<RemoteModule>>
  /** Releases of one remote are loaded one after the other. */
  turn: Promise<unknown>
  retry?: ReturnType<typeof setTimeout>
}

export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const { client, overrides, faults, files, declarations, runner, report, onChange, context } = options
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

  function resolve(registry: Registry, name: string, hasFailed = faults.hasFailed): ReleaseResolution {
    return resolveRelease(registry, name, {
      ...context,
      userId: context.userId(),
      overrides: overrides.current(),
      hasFailed,
    })
  }

  function at(registry: Registry, pathname: string): RemoteAt | null {
    return remoteAt(registry, pathname, shownOf(registry))
  }

  function shownOf(registry: Registry): ShownReleases {
    return {
      versionOf(name) {
        const choice = resolve(registry, name)
        return choice.state === 'released' ? choice.release.version : undefined
      },
      declaredBy: (name, version) => declarations.of(registry, name, version),
    }
  }

  async function load(pathname: string): Promise<LoadedRemote | null> {
    const found = await findRemote(pathname)
    return found && loadRemote(found)
  }

  async function findRemote(pathname: string): Promise<RemoteAt | null> {
    try {
      const known = client.known()
      const name = known && at(known.registry, pathname)?.name
      if (name && remoteOf(name).state.isFailing) await client.refresh()
      await overrides.ready
      const { registry } = await client.get()
      if (showsOthers(registry, shownOf(registry))) await declarations.open()
      return at(registry, pathname)
    } catch (error) {
      throw toRemoteLoadError(pathname, error)
    }
  }

  /** Continues with the replacement of a failed release, which is loaded twice if there is one. */
  async function loadRemote({ name, basePath }: RemoteAt): Promise<LoadedRemote> {
    const failed: string[] = []
    let failure: RemoteLoadError | undefined
    let mayRepeat = false
    for (;;) {
      const { registry } = await client.get()
      const choice = resolve(registry, name)
      if (choice.state !== 'released') throw new RemoteLoadError(choice.state, name, undefined, choice)
      const { release } = choice
      const hasFailed = failed.includes(release.version)
      if (hasFailed && !mayRepeat) throw failure
      try {
        const module = await loadRelease(release)
        dispatch(name, { type: 'returned', release })
        module.prefetch?.(basePath)
        return { module, release, basePath }
      } catch (error) {
        failure = error as RemoteLoadError
        mayRepeat = !hasFailed && isWorthAnotherLoad(registry, release, failure)
        failed.push(release.version)
        if (mayRepeat) await client.refresh()
      }
    }
  }

  /** After a timeout the user has waited; otherwise only a second failure leads to another release. */
  function isWorthAnotherLoad(
    registry: Registry,
    { name, version }: ResolvedRemote,
    failure: RemoteLoadError,
  ): boolean {
    if (failure.failure === 'timeout' || failure.failure === 'offline') return false
    const hasFailed = (_: string, other: string) => other === version || faults.hasFailed(name, other)
    const next = resolve(registry, name, hasFailed)
    return next.state === 'released' && !hasFailed(name, next.release.version)
  }

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
      dispatch(name, { type: 'loaded', release, module, ms: took() })
      faults.loaded(name, version)
      report({ remote: name, version, source, outcome: 'loaded' })
      if (release.insteadOf) report({ remote: name, version, source, outcome: 'turned-back', code: release.insteadOf })
      return module
    } catch (error) {
      const explained = await explain(release, error)
      const code = explained.failure
      dispatch(name, { type: 'failed', release, failure: code, ms: took() })
      // Whoever pinned a release wants to see the failure.
      if (code !== 'offline' && source !== 'override') faults.loadFailed(name, version, code === 'timeout')
      if (code === 'timeout') retryLater(release)
      if (code !== 'offline') report({ remote: name, version, source, outcome: 'failed', code })
      console.warn(`[remote] ${releaseKey(name, version)}: ${code}`, error)
      throw explained
    } finally {
      onChange()
    }
  }

  /** A second request is often answered at once, so a timeout says little about a release. */
  function retryLater(release: ResolvedRemote): void {
    const { name, version } = release
    const remote = remoteOf(name)
    clearTimeout(remote.retry)
    remote.retry = setTimeout(() => {
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
    const found = known && at(known.registry, pathname)
    return found ? { ...found, choice: resolve(known.registry, found.name), state: remoteOf(found.name).state } : null
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
    async pageCode(release, failure) {
      const { name, version, source } = release
      if (failure === null) return report({ remote: name, version, source, outcome: 'loaded' })
      const { failure: code } = await explain(release, failure)
      if (code === 'offline') return
      if (source !== 'override') faults.broke(name, version)
      dispatch(name, { type: 'broke', error: code })
      report({ remote: name, version, source, outcome: 'failed', code })
      onChange()
    },
  }
}

/** The registry holds only the paths of active releases. */
function showsOthers({ remotes, releases }: Registry, { versionOf }: ShownReleases): boolean {
  return Object.entries(remotes).some(([name, { active }]) => {
    const version = versionOf(name)
    return version !== undefined && version !== active && releases[releaseKey(name, version)]?.declares !== undefined
  })
}

function withModule(
  { basePath, state }: RemoteAt & { state: RemoteState },
  release: ResolvedRemote,
): LoadedRemote | null {
  const module = state.modules[release.version]
  return module ? { module, release, basePath } : null
}
