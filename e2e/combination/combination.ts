import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Releases by package, e.g. `{ 'mf-orders': '0.1.0-1a2b3c4d', shell: '0.1.0-9e8f7a6b' }`. */
export type Combination = Record<string, string>

/** What is read of `remotes.json`; `libs/federation/src/registry/registry.ts` says the rest. */
interface Registry {
  remotes: Record<string, { active: string; enabled: boolean; canary?: unknown }>
  releases: Record<string, unknown>
  shell?: { active: string }
}

/**
 * Reads what `--mf` was given.
 * @param text e.g. `orders@0.1.0-1a2b3c4d,shell@0.1.0-9e8f7a6b`; `mf-` may be left out
 * @param dir release directory: with `index.html`, `remotes.json`, `s/` and `r/`
 * @throws Error that says what is released, for the person who typed it
 */
export async function parseCombination(text: string, dir: string): Promise<Combination> {
  const combination: Combination = {}
  for (const wish of text.split(',').filter((part) => part !== '')) {
    const [, name = '', version = ''] = /^(?:mf-)?([\w-]+)@(.+)$/.exec(wish.trim()) ?? []
    const packageName = name === 'shell' ? name : `mf-${name}`
    const released = await releasesOf(packageName, dir)
    if (!released.includes(version))
      throw new Error(`${wish} is not in ${dir}. Of ${packageName} it has: ${released.join(', ') || 'nothing'}.`)
    combination[packageName] = version
  }
  return combination
}

async function releasesOf(packageName: string, dir: string): Promise<string[]> {
  if (packageName === 'shell') return (await readdir(join(dir, 's'))).filter((name) => !name.endsWith('.unfinished'))
  const keys = Object.keys(readRegistry(dir).releases)
  return keys.filter((key) => key.startsWith(`${packageName}@`)).map((key) => key.slice(packageName.length + 1))
}

function readRegistry(dir: string): Registry {
  return JSON.parse(readFileSync(join(dir, 'remotes.json'), 'utf8')) as Registry
}

/** A release directory in which a combination is live. */
export interface PinnedTree {
  dir: string
  remove(): Promise<void>
}

/**
 * Makes a directory that holds the same releases as another, with these live. The other stays as it is, and the page
 * learns of nothing that it could not learn from a registry: no banner, and for everybody who signs in.
 */
export async function pinTree(releaseDir: string, combination: Combination): Promise<PinnedTree> {
  const dir = await mkdtemp(join(tmpdir(), 'combination-'))
  const { shell } = combination
  for (const entry of await readdir(releaseDir)) {
    const isIndex = entry === 'index.html' && shell !== undefined
    const source = isIndex ? join(releaseDir, 's', shell, 'index.html') : join(releaseDir, entry)
    if (entry !== 'remotes.json') await symlink(resolve(source), join(dir, entry))
  }
  await writeFile(join(dir, 'remotes.json'), JSON.stringify(pinRegistry(readRegistry(releaseDir), combination)))
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) }
}

function pinRegistry(registry: Registry, { shell, ...remotes }: Combination): Registry {
  const pinned = { ...registry, remotes: { ...registry.remotes } }
  for (const [name, version] of Object.entries(remotes)) {
    const { canary: _, ...remote } = registry.remotes[name] ?? { enabled: true }
    pinned.remotes[name] = { ...remote, active: version, enabled: true }
  }
  // Or the page would offer to load the live one.
  if (shell !== undefined && registry.shell) pinned.shell = { ...registry.shell, active: shell }
  return pinned
}

/** `mf-orders@0.1.0-1a2b3c4d, shell@0.1.0-9e8f7a6b` */
export function formatCombination(combination: Combination): string {
  return Object.entries(combination)
    .map(([name, version]) => `${name}@${version}`)
    .join(', ')
}

/**
 * Which of the addresses that a page has asked for are of another release than the pinned one.
 * @param urls of requests, of any kind
 */
export function strayRequests(urls: readonly string[], combination: Combination): string[] {
  return urls.filter((url) => {
    const [, folder, first = '', second] = /\/(r|s)\/([^/]+)\/([^/]+)/.exec(new URL(url).pathname) ?? []
    const [name, version] = folder === 's' ? ['shell', first] : [first, second]
    const pinned = folder === undefined ? undefined : combination[name]
    return pinned !== undefined && pinned !== version
  })
}
