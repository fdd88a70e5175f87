import { servesContract } from './contract-range'
import { isLocalModule } from './local-module'
import { type Registry, releaseAddress, releaseKey } from './registry'

/** `previous`: a newer release failed in this browser. */
export type ReleaseSource = 'active' | 'canary' | 'override' | 'previous'

export interface ResolvedRemote {
  name: string
  version: string
  source: ReleaseSource
  address: string
  integrity?: string
  insteadOf?: string
}

export type ReleaseResolution =
  | { state: 'released'; release: ResolvedRemote }
  /** `unhashed`: its `release.json` has no hash. */
  | {
      state: 'disabled' | 'unknown' | 'incompatible' | 'unhashed'
      name: string
      version?: string
      source?: ReleaseSource
    }

export interface ReleaseContext {
  contract: string
  userId: string | null
  overrides: Readonly<Record<string, string>>
  hasFailed: (name: string, version: string) => boolean
  development: boolean
  localPorts: readonly number[]
}

/**
 * The pinned release, otherwise the canary for its accounts, otherwise the active one. A release that has
 * failed here is replaced by the newest previous one that has not. A pinned one is used even if the remote is
 * disabled.
 */
export function resolveRelease(registry: Registry, name: string, context: ReleaseContext): ReleaseResolution {
  const remote = Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined
  if (!remote) return { state: 'unknown', name }
  const take = (version: string, source: ReleaseSource) => check(registry, { name, version, source }, context)
  const pinned = Object.hasOwn(context.overrides, name) ? context.overrides[name] : undefined
  if (pinned !== undefined) return take(pinned, 'override')
  if (!remote.enabled) return { state: 'disabled', name }

  const active = take(remote.active, 'active')
  const previous = remote.previous.filter((version) => version !== remote.active)
  const before = previous.map((version) => take(version, 'previous'))
  if (getsCanary(remote.canary, context.userId)) {
    const canary = take(remote.canary.version, 'canary')
    // An older shell may not be able to load the canary.
    if (canary.state === 'released') return standIn(canary, [active, ...before], context) ?? canary
  }
  return standIn(active, before, context) ?? active
}

type Canary = NonNullable<Registry['remotes'][string]['canary']>

function getsCanary(canary: Canary | undefined, userId: string | null): canary is Canary {
  return userId !== null && canary?.users.includes(userId) === true
}

function standIn(
  wanted: ReleaseResolution,
  others: readonly ReleaseResolution[],
  { hasFailed }: ReleaseContext,
): ReleaseResolution | null {
  if (wanted.state !== 'released') return null
  const { name, version } = wanted.release
  if (!hasFailed(name, version)) return null
  for (const other of others) {
    if (other.state === 'released' && !hasFailed(name, other.release.version))
      return { state: 'released', release: { ...other.release, insteadOf: version } }
  }
  return null
}

interface Wanted {
  name: string
  version: string
  source: ReleaseSource
}

function check(registry: Registry, wanted: Wanted, context: ReleaseContext): ReleaseResolution {
  const { contract, development, localPorts } = context
  const { name, version } = wanted
  const listed = registry.releases[releaseKey(name, version)]
  if (listed && !servesContract(contract, listed.contract)) return { state: 'incompatible', ...wanted }
  if (isLocalModule(version, name, localPorts)) return { state: 'released', release: { ...wanted, address: version } }
  if (!listed) return { state: 'unknown', ...wanted }
  const { integrity } = listed
  if (integrity === undefined && !development) return { state: 'unhashed', ...wanted }
  const address = releaseAddress(name, version)
  return { state: 'released', release: { ...wanted, address, ...(integrity === undefined ? {} : { integrity }) } }
}
