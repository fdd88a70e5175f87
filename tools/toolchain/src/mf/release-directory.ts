import { declarationOf, type Registry, type ReleaseFile, releaseKey } from '@loja/federation-build'
import {
  candidateOf,
  exists,
  fitProblems,
  folderOfKey,
  Refusal,
  readReleaseFile,
  readWholeRelease,
  releaseFolder,
  rollBack,
  rollbackTarget,
  type Stamp,
  shellWord,
  versionsInUse,
} from '@loja/release'

export function liveShell(dir: string, { shell }: Registry): string {
  if (shell) return shell.active
  throw new Refusal(
    'state',
    `There is no shell in ${dir} yet. Release it first, from the admin's repository: pnpm mf release shell --dir ${shellWord(dir)}`,
  )
}

/** No page can load a release whose folder was deleted. */
export async function loadable(dir: string, registry: Registry): Promise<string[]> {
  const keys = Object.keys(registry.remotes).flatMap((name) =>
    versionsInUse(registry, name).map((version) => releaseKey(name, version)),
  )
  const present = await Promise.all(keys.map((key) => exists(folderOfKey(dir, key))))
  return keys.filter((_, index) => present[index])
}

export function releaseFiles(dir: string, keys: readonly string[]): Promise<ReleaseFile[]> {
  return Promise.all(keys.map((key) => readReleaseFile(folderOfKey(dir, key))))
}

export async function presentFolder(dir: string, name: string, version: string): Promise<string> {
  const folder = releaseFolder(dir, name, version)
  if (await exists(folder)) return folder
  throw new Refusal('state', `There is no release ${version} of ${name} in ${dir}. See: pnpm mf status ${name}`)
}

/** @throws Refusal `state`, with what to do, unless every file is as released */
async function wholeFolder(dir: string, name: string, version: string): Promise<string> {
  const folder = await presentFolder(dir, name, version)
  await readWholeRelease(folder).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(
      'state',
      `${releaseKey(name, version)} cannot be live: files of ${folder} are damaged. Name another release (--to), or ` +
        `${restoreText(dir, name, version)}`,
      error.problems,
    )
  })
  return folder
}

export function restoreText(dir: string, name: string, version: string): string {
  const folder = shellWord(releaseFolder(dir, name, version))
  return `copy ${folder} from a backup or from the machine that built it.`
}

async function refuseUnfit(dir: string, registry: Registry, name: string, version: string): Promise<void> {
  const shell = liveShell(dir, registry)
  const [remote, host] = await releaseFiles(dir, [releaseKey(name, version), releaseKey('shell', shell)])
  if (!remote || !host) return
  const problems = fitProblems(remote, host)
  if (problems.length > 0) throw new Refusal('gate', `${name}@${version} does not fit shell@${shell}.`, problems)
}

export async function goBack(
  registry: Registry,
  { dir, name, to }: { dir: string; name: string; to?: string | undefined },
  stamp: Stamp,
): Promise<Registry> {
  const target = rollbackTarget(registry, name, to)
  const folder = await wholeFolder(dir, name, target)
  await refuseUnfit(dir, registry, name, target)
  return rollBack(registry, name, await candidateOf(folder), stamp)
}

/** A shell carries every page, a module its own: of the others, the first shows that they still load. */
export function pathsToOpen(registry: Registry, name: string, liveRoutes: readonly string[]): string[] {
  const others = Object.entries(registry.remotes).filter(([other, { enabled }]) => other !== name && enabled)
  const last = name === 'shell' ? undefined : 1
  const own = openable(registry, name, [...(registry.remotes[name]?.routes ?? []), ...liveRoutes])
  return [
    ...new Set([...own, ...others.flatMap(([other, { routes }]) => openable(registry, other, routes).slice(0, last))]),
  ]
}

/** Pages outside of the menu that render the addresses below theirs exist only with an id. */
function openable(registry: Registry, name: string, routes: readonly string[]): string[] {
  const pages = [registry.remotes[name]?.active ?? ''].flatMap((version) =>
    Object.values(declarationOf(registry, name, version)?.pages ?? {}),
  )
  const needId = pages.filter(({ deep, inMenu }) => deep && inMenu === false).map(({ path }) => path)
  return routes.filter((route) => !needId.includes(route))
}
