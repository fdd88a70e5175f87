import { type Registry, releaseKey } from '@loja/federation-build'
import { exists } from './copy-release'
import { folderOfKey, releaseFolder } from './release-folder'

/** Unlists releases whose folder was deleted. Those that are live, or canaries, are still named. */
export async function forgetMissing(dir: string, { releases, remotes, shell }: Registry): Promise<void> {
  for (const key of Object.keys(releases)) if (!(await exists(folderOfKey(dir, key)))) delete releases[key]
  for (const [name, remote] of Object.entries(remotes))
    remote.previous = remote.previous.filter((version) => releases[releaseKey(name, version)])
  if (!shell) return
  const present = await Promise.all(shell.previous.map((version) => exists(releaseFolder(dir, 'shell', version))))
  shell.previous = shell.previous.filter((_, index) => present[index])
}
