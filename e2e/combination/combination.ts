import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export type Combination = Record<string, string>

interface Registry {
  remotes: Record<string, { active: string; enabled: boolean; canary?: unknown }>
  releases: Record<string, unknown>
  shell?: { active: string }
}

export async function parseCombination(text: string, dir: string): Promise<Combination> {
  const combination: Combination = {}
  for (const wish of text.split(',').filter((part) => part !== '')) {
    const [, name = '', version = ''] = /^(?:mf-)?([\w-]+)@(.+)$/.exec(wish.trim()) ?? []
    const packageName = name === 'shell' ? name : `mf-${name}`
    const released = await releasesOf(packageName, dir)
    if (!released.includes(version))
      throw new Error(
        `${wish} is not in ${dir}. Of ${packageName} it has: ${released.join(', ') || 'nothing'}. ` +
          'pnpm mf release writes into .dist/www: add --dir .dist/www, or another release directory.',
      )
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

export interface PinnedTree {
  dir: string
  remove(): Promise<void>
}

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
  // Otherwise the page would offer to load the live shell.
  if (shell !== undefined && registry.shell) pinned.shell = { ...registry.shell, active: shell }
  return pinned
}

export function formatCombination(combination: Combination): string {
  return Object.entries(combination)
    .map(([name, version]) => `${name}@${version}`)
    .join(', ')
}

export function strayRequests(urls: readonly string[], combination: Combination): string[] {
  return urls.filter((url) => {
    const [, folder, first = '', second] = /\/(r|s)\/([^/]+)\/([^/]+)/.exec(new URL(url).pathname) ?? []
    const [name, version] = folder === 's' ? ['shell', first] : [first, second]
    const pinned = folder === undefined ? undefined : combination[name]
    return pinned !== undefined && pinned !== version
  })
}
