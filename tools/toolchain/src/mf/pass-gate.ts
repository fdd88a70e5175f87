import { type Registry, releaseKey } from '@loja/federation-build'
import {
  activate,
  activateShell,
  type Candidate,
  exists,
  olderProblems,
  ownershipProblems,
  Refusal,
  readReleaseFacts,
  refuseOtherFiles,
  releaseFolder,
  remoteProblems,
  routeProblems,
  sectionProblems,
  shellProblems,
} from '@loja/release'

import { liveShell, loadable, releaseFiles } from './release-directory'
import type { Made, ReleaseOrder } from './release-order'

export async function partners(dir: string, name: string, registry: Registry): Promise<string[]> {
  return name === 'shell' ? loadable(dir, registry) : [releaseKey('shell', liveShell(dir, registry))]
}

export async function passGate(order: ReleaseOrder & Made, registry: Registry): Promise<string[]> {
  const { dir, name, folder, candidate } = order
  const place = releaseFolder(dir, name, candidate.version)
  if (await exists(place)) await refuseOtherFiles(folder, place)
  const against = await partners(dir, name, registry)
  const [facts, others] = await Promise.all([readReleaseFacts(folder), releaseFiles(dir, against)])
  const [shell] = others
  const problems = name === 'shell' ? shellProblems(facts, others) : shell ? remoteProblems(facts, shell) : []
  refuse(candidate, [...problems, ...replacementProblems(order, registry)])
  return against
}

/** Another release may have been faster. @throws Refusal `gate` */
export function refuseReplacement(order: ReleaseOrder & Made, registry: Registry): void {
  refuse(order.candidate, replacementProblems(order, registry))
}

function refuse({ name, version }: Candidate, problems: readonly string[]): void {
  if (problems.length > 0) throw new Refusal('gate', `${name}@${version} was not released.`, problems)
}

function replacementProblems(order: ReleaseOrder & Made, registry: Registry): string[] {
  const { name, candidate, anyway, mayBeOlder } = order
  const taken = [...ownershipProblems(registry, candidate), ...sectionProblems(registry, candidate)]
  const remote = registry.remotes[name]
  const active = name === 'shell' ? registry.shell?.active : remote?.active
  if (active === undefined || active === candidate.version) return taken
  const live = name === 'shell' ? registry.shell?.releases?.[active] : registry.releases[releaseKey(name, active)]
  const dropped = remote ? routeProblems(candidate, remote.routes) : []
  const older = live && !mayBeOlder ? olderProblems(candidate, { version: active, ...live }) : []
  return [
    ...taken,
    ...(dropped.length > 0 && anyway.covers('it drops addresses of the live release') ? [] : dropped),
    ...(older.length > 0 && anyway.covers('it is of an older commit') ? [] : older),
  ]
}

/** The release is active for everyone, whatever is locked or disabled, with the hashes of this build. */
export function tryOut(registry: Registry, candidate: Candidate): Registry {
  const trial = structuredClone(registry)
  delete trial.releases[releaseKey(candidate.name, candidate.version)]
  const remote = trial.remotes[candidate.name]
  if (remote) {
    delete remote.locked
    remote.enabled = true
  }
  delete trial.shell?.locked
  return candidate.name === 'shell' ? activateShell(trial, candidate.version) : activate(trial, candidate)
}
