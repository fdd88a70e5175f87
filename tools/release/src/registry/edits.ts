import { type Registry, releaseKey } from '@loja/federation-build'
import { ownershipProblems } from '../gate/live-pages'
import { Refusal } from '../refusal'
import type { Candidate, Provenance } from './candidate'

/** A page may fall back to them, and a new shell must serve them. */
const MAX_PREVIOUS = 3

type Remote = Registry['remotes'][string]

type RolledBack = NonNullable<Remote['rolledBack']>
export type Stamp = Omit<RolledBack[number], 'version'>

function remoteOf(registry: Registry, name: string): Remote {
  const remote = registry.remotes[name]
  if (remote) return remote
  const known = Object.keys(registry.remotes).join(', ') || 'none yet'
  throw new Refusal(
    'state',
    `${name} has no release here (released: ${known}). Release it first: pnpm mf release ${name}`,
  )
}

export function refuseLocked(registry: Registry, name: string): void {
  const reason = (name === 'shell' ? registry.shell : registry.remotes[name])?.locked
  if (reason === undefined) return
  throw new Refusal('state', `Releases of ${name} are disabled: ${reason}. When that is over: pnpm mf enable ${name}`)
}

export function activate(registry: Registry, candidate: Candidate): Registry {
  refuseTaken(registry, candidate)
  return activateAmong(registry, candidate)
}

/** The pages of releases that become live together are compared when all are. */
export function activateAmong(registry: Registry, candidate: Candidate): Registry {
  const { name, version, routes } = candidate
  refuseLocked(registry, name)
  const wasLive = registry.remotes[name]?.active === version
  const remote: Remote = registry.remotes[name] ?? { routes, active: version, previous: [], enabled: true }
  const { canary, rolledBack: _, ...rest } = remote
  registry.remotes[name] = {
    ...rest,
    routes,
    active: version,
    previous: previousOf(remote, version),
    ...(canary && canary.version !== version ? { canary } : {}),
  }
  return wasLive ? completeRelease(registry, candidate) : listRelease(registry, candidate)
}

export function listRelease(registry: Registry, candidate: Candidate): Registry {
  const { name, version, listed } = candidate
  const { releases } = completeRelease(registry, candidate)
  Object.assign(releases[releaseKey(name, version)] ?? {}, provenanceOf(listed))
  return registry
}

/** An older tool did not write all fields of `release.json`. */
function completeRelease(registry: Registry, { name, version, listed }: Candidate): Registry {
  const key = releaseKey(name, version)
  registry.releases[key] = { ...listed, ...registry.releases[key] }
  return registry
}

function provenanceOf({ commit, committedAt, releasedBy, releasedAt, team, note }: Provenance): Provenance {
  return known({ commit, committedAt, releasedBy, releasedAt, team, note })
}

function known<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
}

export function startCanary(registry: Registry, candidate: Candidate, users: string[]): Registry {
  const { name, version } = candidate
  const remote = remoteOf(registry, name)
  refuseLocked(registry, name)
  refuseTaken(registry, candidate)
  if (version === remote.active)
    throw new Refusal('state', `${version} is what all accounts have of ${name}. Name another release.`)
  remote.canary = { version, users }
  const rolledBack = remote.rolledBack?.filter((entry) => entry.version !== version)
  delete remote.rolledBack
  if (rolledBack && rolledBack.length > 0) remote.rolledBack = rolledBack
  return listRelease(registry, candidate)
}

export function endCanary(registry: Registry, name: string, stamp?: Stamp): Registry {
  const remote = remoteOf(registry, name)
  refuseLocked(registry, name)
  const { version } = canaryOf(registry, name)
  delete remote.canary
  if (stamp) remote.rolledBack = rolledBackOf({ ...remote, active: version }, remote.active, stamp)
  return registry
}

export function canaryOf(registry: Registry, name: string): NonNullable<Remote['canary']> {
  const { canary } = remoteOf(registry, name)
  if (canary) return canary
  throw new Refusal('state', `${name} has no canary. Start one: pnpm mf canary ${name} --users <ids>`)
}

export function rollbackTarget(registry: Registry, name: string, to?: string): string {
  const { active, previous } = remoteOf(registry, name)
  refuseLocked(registry, name)
  const target = to ?? previous[0]
  if (target === undefined)
    throw new Refusal(
      'state',
      `${name} has no earlier release. Disable its pages: pnpm mf disable ${name} --reason "…"`,
    )
  if (target === active) throw new Refusal('state', `${target} is live already. Name another one with --to.`)
  if (registry.releases[releaseKey(name, target)]) return target
  const known = versionsOf(registry, name).filter((version) => version !== active)
  const choice = known.length > 0 ? `Choose one of: ${known.join(', ')}` : 'There is no other one to go back to either.'
  throw new Refusal('state', `There is no release ${target} of ${name}. ${choice}`)
}

export function rollBack(registry: Registry, name: string, target: Candidate, stamp: Stamp): Registry {
  const remote = remoteOf(registry, name)
  refuseLocked(registry, name)
  refuseTaken(registry, target)
  const { canary, ...rest } = remote
  registry.remotes[name] = {
    ...rest,
    ...(canary && canary.version !== target.version ? { canary } : {}),
    routes: target.routes,
    active: target.version,
    previous: laterThan(remote.previous, target.version),
    rolledBack: rolledBackOf(remote, target.version, stamp),
  }
  return completeRelease(registry, target)
}

export function setEnabled(registry: Registry, name: string, enabled: boolean): Registry {
  remoteOf(registry, name).enabled = enabled
  return registry
}

export function removeModule(registry: Registry, name: string): Registry {
  remoteOf(registry, name)
  refuseLocked(registry, name)
  for (const version of versionsOf(registry, name)) delete registry.releases[releaseKey(name, version)]
  delete registry.remotes[name]
  return registry
}

export function disableReleases(registry: Registry, name: string, reason: string): Registry {
  releasedOf(registry, name).locked = reason
  return registry
}

export function enableReleases(registry: Registry, name: string): Registry {
  delete releasedOf(registry, name).locked
  return registry
}

function releasedOf(registry: Registry, name: string): { locked?: string | undefined } {
  const target = name === 'shell' ? registry.shell : remoteOf(registry, name)
  if (!target) throw new Refusal('state', 'The shell has no release here. Release it first: pnpm mf release shell')
  return target
}

export function activateShell(registry: Registry, version: string, provenance: Provenance = {}): Registry {
  refuseLocked(registry, 'shell')
  const { active, previous = [], rolledBack: _, releases = {}, ...rest } = registry.shell ?? {}
  const remaining = previousOf({ active, previous }, version)
  const all = version === active ? releases : { ...releases, [version]: provenanceOf(provenance) }
  registry.shell = { ...rest, active: version, previous: remaining, releases: pick(all, [version, ...remaining]) }
  return registry
}

export function rollBackShell(registry: Registry, version: string, stamp: Stamp): Registry {
  refuseLocked(registry, 'shell')
  const { shell } = registry
  if (!shell) throw new Refusal('state', 'The shell has no release here. Release it first: pnpm mf release shell')
  registry.shell = {
    ...shell,
    active: version,
    previous: laterThan(shell.previous, version),
    rolledBack: rolledBackOf(shell, version, stamp),
  }
  return registry
}

function pick<Value>(all: Record<string, Value>, keys: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)))
}

function rolledBackOf(
  { active, rolledBack = [] }: Pick<Remote, 'active' | 'rolledBack'>,
  target: string,
  { by, at, reason, failures }: Stamp,
): RolledBack {
  const entry = known({ version: active, by, at, reason, failures })
  return [entry, ...rolledBack].filter(
    ({ version }, index) => version !== target && (index === 0 || version !== active),
  )
}

/** Those that a page may load: active, earlier ones and canary. */
export function versionsInUse({ shell, remotes }: Registry, name: string): string[] {
  const { active, previous = [] } = (name === 'shell' ? shell : remotes[name]) ?? {}
  const versions = [active, ...previous, remotes[name]?.canary?.version]
  return [...new Set(versions.filter((version) => version !== undefined))]
}

function versionsOf(registry: Registry, name: string): string[] {
  const prefix = releaseKey(name, '')
  return Object.keys(registry.releases).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
}

function previousOf(
  { active, previous }: { active?: string | undefined; previous: string[] },
  version: string,
): string[] {
  const earlier = active === undefined || active === version ? previous : [active, ...previous]
  return [...new Set(earlier)].filter((other) => other !== version).slice(0, MAX_PREVIOUS)
}

function laterThan(previous: string[], version: string): string[] {
  return previous.slice(previous.indexOf(version) + 1).filter((other) => other !== version)
}

export function refuseTaken(registry: Registry, candidate: Candidate): void {
  const problems = ownershipProblems(registry, candidate)
  if (problems.length > 0)
    throw new Refusal('gate', `${releaseKey(candidate.name, candidate.version)} cannot be live.`, problems)
}
