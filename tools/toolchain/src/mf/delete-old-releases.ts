import { collectGarbage, readRegistry, releasedNames } from '@loja/release'
import { count } from './count'
import type { Progress } from './progress'

/** A failure is a warning: the release is live. */
export async function deleteOldReleases(
  { dir, name, by }: { dir: string; name: string; by: string | undefined },
  progress: Progress,
): Promise<void> {
  try {
    const { remotes } = await readRegistry(dir)
    const removed = (await releasedNames(dir)).filter((other) => other !== 'shell' && !remotes[other])
    for (const one of new Set([name, ...removed])) {
      const { deleted, bytes } = await collectGarbage(dir, one, { now: new Date(), by })
      if (deleted.length === 0) continue
      const text = `Deleted ${count(deleted.length, 'old release')} of ${one} (${(bytes / 1_000_000).toFixed(1)} MB)`
      progress.tell({ step: 'old-releases', outcome: 'ok', text, name: one, deleted, bytes }, `✓ ${text}`)
    }
  } catch (error) {
    const text = `Old releases could not be deleted: ${(error as Error).message}`
    progress.tell({ step: 'old-releases', outcome: 'warning', text }, `! ${text}`)
  }
}
