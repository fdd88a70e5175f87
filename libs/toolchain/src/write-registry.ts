import { join } from 'node:path'
import { type Registry, releaseKey } from '@loja/federation/build'
import {
  activate,
  activateShell,
  editRegistry,
  exists,
  listedRelease,
  listRelease,
  readReleaseFile,
  releaseFolder,
} from '@loja/release'

/**
 * Makes what was built live: whoever starts the product sees what the sources say, whatever was rolled back before. What
 * somebody locked stays as it is, and a canary goes on while its folder is there.
 * @param built release of each package, e.g. `{ shell: '0.1.0-1a2b3c4d' }`
 * @returns a sentence for each package that stayed as it was because it is locked
 */
export async function writeRegistry(wwwDir: string, built: Record<string, string>): Promise<string[]> {
  const { shell, ...remotes } = built
  const candidates = await Promise.all(
    Object.entries(remotes).map(async ([name, version]) => {
      const folder = releaseFolder(wwwDir, name, version)
      const [{ routes }, listed] = [await readReleaseFile(folder), await listedRelease(folder)]
      return { name, version, routes, listed }
    }),
  )
  let stayed: string[] = []
  await editRegistry(wwwDir, 'build', async (registry) => {
    stayed = []
    await forgetMissing(wwwDir, registry)
    for (const candidate of candidates) {
      const { locked, active } = registry.remotes[candidate.name] ?? {}
      if (locked === undefined) activate(registry, candidate)
      else listRelease(registry, candidate)
      if (locked !== undefined && active !== candidate.version) stayed.push(sentence(candidate.name, locked))
    }
    if (shell !== undefined && registry.shell?.locked === undefined) activateShell(registry, shell)
    else if (shell !== undefined && registry.shell?.active !== shell)
      stayed.push(sentence('shell', registry.shell?.locked ?? ''))
    return registry
  })
  return stayed
}

function sentence(name: string, reason: string): string {
  return `${name} stays as it is, not as the sources say: it is locked (${reason}). To change that: pnpm mf unlock ${name}`
}

/** Folders of this directory may be deleted by hand; what is gone is neither listed nor a way back. */
async function forgetMissing(wwwDir: string, registry: Registry): Promise<void> {
  for (const [key, { manifest }] of Object.entries(registry.releases)) {
    if (!(await exists(join(wwwDir, manifest)))) delete registry.releases[key]
  }
  for (const [name, remote] of Object.entries(registry.remotes)) {
    const isThere = (version: string) => registry.releases[releaseKey(name, version)] !== undefined
    remote.previous = remote.previous.filter(isThere)
    if (remote.canary && !isThere(remote.canary.version)) delete remote.canary
  }
  if (!registry.shell) return
  const { previous } = registry.shell
  const present = await Promise.all(previous.map((version) => exists(releaseFolder(wwwDir, 'shell', version))))
  registry.shell.previous = previous.filter((_, index) => present[index])
}
