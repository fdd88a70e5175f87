import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Registry } from '@loja/federation-build'
import { exists } from '@loja/release'

export async function openReleaseView({
  dir,
  name,
  version,
  folder,
  registry,
}: {
  dir: string
  name: string
  version: string
  folder: string
  registry: Registry
}): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'loja-release-'))
  const ours = name === 'shell' ? ['s'] : ['r', name]
  const linkAll = async (below: string[]): Promise<void> => {
    await mkdir(join(path, ...below), { recursive: true })
    const there = join(dir, ...below)
    for (const entry of (await exists(there)) ? await readdir(there) : []) {
      if (below.length === 0 && ['index.html', 'remotes.json'].includes(entry)) continue
      if (entry !== ours[below.length] && entry !== version)
        await symlink(join(there, entry), join(path, ...below, entry))
    }
  }
  for (let depth = 0; depth <= ours.length; depth++) await linkAll(ours.slice(0, depth))
  await symlink(folder, join(path, ...ours, version))
  await symlink(join(name === 'shell' ? folder : dir, 'index.html'), join(path, 'index.html'))
  await writeFile(join(path, 'remotes.json'), JSON.stringify(registry))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
