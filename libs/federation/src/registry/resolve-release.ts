import { canaryBucket } from './canary-bucket'
import { servesContract } from './contract-range'
import { type Registry, releaseAddress, releaseKey } from './registry'

/** Why the page takes a release: `previous` because a newer one failed in this browser. */
export type ReleaseSource = 'active' | 'canary' | 'override' | 'previous'

/** A release as the loader needs it. */
export interface ResolvedRemote {
  /** Package name, e.g. `mf-orders`. */
  name: string
  version: string
  source: ReleaseSource
  /** Address of its `release.json`. */
  address: string
  /** Hash of that file; absent only in development. */
  integrity?: string
  /** Release that failed in this browser, and that this one stands in for. */
  insteadOf?: string
}

/** What the page takes of a remote, or why it takes nothing. */
export type ReleaseResolution =
  | { state: 'released'; release: ResolvedRemote }
  /**
   * `unknown`: the registry does not list the remote, or not this release of it. `incompatible`: the release asks for
   * another contract than the page offers. `unhashed`: nothing says what its files must be.
   */
  | {
      state: 'disabled' | 'unknown' | 'incompatible' | 'unhashed'
      name: string
      version?: string
      source?: ReleaseSource
    }

/** What decides beside the registry. */
export interface ReleaseContext {
  /** Version of the platform contract that this page offers. */
  contract: string
  /** Account of the session that the browser keeps. */
  userId: string | null
  /** Releases that this tab is pinned to, by remote: a version, or in development the address of a `release.json`. */
  overrides: Readonly<Record<string, string>>
  /** Whether a release has failed so often in this browser that it is not tried again. */
  hasFailed: (name: string, version: string) => boolean
  /** A shell in development takes releases without hashes, and by their address. */
  development: boolean
}

/**
 * Which release of a remote the page takes: the pinned one, else the canary for who gets it, else the active one. One
 * that has failed here gives way to the release before it, unless that one has failed too. A pinned release is taken
 * whatever became of it: who pins wants to see that one, be the remote switched off.
 */
export function resolveRelease(registry: Registry, name: string, context: ReleaseContext): ReleaseResolution {
  const remote = Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined
  if (!remote) return { state: 'unknown', name }
  const take = (version: string, source: ReleaseSource) => check(registry, { name, version, source }, context)
  const pinned = Object.hasOwn(context.overrides, name) ? context.overrides[name] : undefined
  if (pinned !== undefined) return take(pinned, 'override')
  if (!remote.enabled) return { state: 'disabled', name }

  const active = take(remote.active, 'active')
  if (getsCanary(remote.canary, name, context.userId)) {
    const canary = take(remote.canary.version, 'canary')
    // One that cannot be taken here, e.g. in a tab with an older shell, is no reason to be without the module.
    if (canary.state === 'released') return standIn(canary, active, context) ?? canary
  }
  const before = remote.previous.find((version) => version !== remote.active)
  return (before && standIn(active, take(before, 'previous'), context)) || active
}

type Canary = NonNullable<Registry['remotes'][string]['canary']>

function getsCanary(canary: Canary | undefined, name: string, userId: string | null): canary is Canary {
  if (!canary || userId === null) return false
  return canary.users.includes(userId) || canaryBucket(userId, name) < canary.percent
}

/** The other release in the place of one that has failed; `null` while there is no need for it, or no good in it. */
function standIn(
  wanted: ReleaseResolution,
  other: ReleaseResolution,
  { hasFailed }: ReleaseContext,
): ReleaseResolution | null {
  if (wanted.state !== 'released' || other.state !== 'released') return null
  const { name, version } = wanted.release
  if (!hasFailed(name, version) || hasFailed(name, other.release.version)) return null
  return { state: 'released', release: { ...other.release, insteadOf: version } }
}

interface Wanted {
  name: string
  version: string
  source: ReleaseSource
}

function check(registry: Registry, wanted: Wanted, { contract, development }: ReleaseContext): ReleaseResolution {
  const { name, version } = wanted
  if (development && /^https?:/.test(version)) return { state: 'released', release: { ...wanted, address: version } }
  const listed = registry.releases[releaseKey(name, version)]
  if (!listed) return { state: 'unknown', ...wanted }
  if (!servesContract(contract, listed.contract)) return { state: 'incompatible', ...wanted }
  const { integrity } = listed
  if (integrity === undefined && !development) return { state: 'unhashed', ...wanted }
  const address = releaseAddress(name, version)
  return { state: 'released', release: { ...wanted, address, ...(integrity === undefined ? {} : { integrity }) } }
}
