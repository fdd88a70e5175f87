import { type Registry, releaseKey } from '@loja/federation-build'
import {
  activateAmong,
  activateShell,
  type Candidate,
  candidateOf,
  editRegistry,
  forgetMissing,
  listRelease,
  type Provenance,
  refuseTaken,
  releaseFolder,
} from '@loja/release'

/** A rollback, or a disabled release, holds until the sources change. */
export async function writeRegistry(
  wwwDir: string,
  built: Record<string, string>,
  by: string | undefined,
): Promise<string[]> {
  const released = { releasedBy: by, releasedAt: new Date().toISOString() }
  const candidates = await Promise.all(
    Object.entries(built).map(([name, version]) => candidateOf(releaseFolder(wwwDir, name, version))),
  )
  let lines: string[] = []
  await editRegistry(wwwDir, { what: 'build', by }, async (registry) => {
    lines = []
    for (const candidate of candidates) lines.push(...publish(registry, candidate, released))
    for (const candidate of candidates) if (isLive(registry, candidate)) refuseTaken(registry, candidate)
    await forgetMissing(wwwDir, registry)
    for (const [name, remote] of Object.entries(registry.remotes))
      if (remote.canary && !registry.releases[releaseKey(name, remote.canary.version)]) delete remote.canary
    return registry
  })
  return lines
}

function publish(registry: Registry, candidate: Candidate, released: Provenance): string[] {
  const { name, version, listed } = candidate
  const before = name === 'shell' ? registry.shell : registry.remotes[name]
  const reason = before && reasonToStay(name, before, version)
  const stamped = { ...candidate, listed: { ...listed, ...released } }
  if (reason === undefined && name === 'shell') activateShell(registry, version, stamped.listed)
  else if (reason === undefined) activateAmong(registry, stamped)
  else if (name !== 'shell') listRelease(registry, candidate)
  const isOff = before !== undefined && 'enabled' in before && !before.enabled
  return [
    ...(before && reason !== undefined && before.active !== version
      ? [`${name}: stays at ${before.active}, ${reason}`]
      : []),
    ...(before && reason === undefined && before.active !== version ? [`${name}: ${before.active} → ${version}`] : []),
    ...(isOff ? [`${name}: its pages are disabled. To enable them: pnpm mf enable ${name}`] : []),
  ]
}

function isLive({ remotes }: Registry, { name, version }: Candidate): boolean {
  return remotes[name]?.active === version
}

function reasonToStay(
  name: string,
  { locked, rolledBack = [] }: Pick<Registry['remotes'][string], 'locked' | 'rolledBack'>,
  version: string,
): string | undefined {
  if (locked !== undefined) return `its releases are disabled (${locked}). To change that: pnpm mf enable ${name}`
  const back = rolledBack.find((entry) => entry.version === version)
  return back && `rolled back${back.by === undefined ? '' : ` by ${back.by}`} at ${back.at}`
}
