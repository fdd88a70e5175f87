/**
 * Runs `work` while this tab holds the import, so that no other does: two would only send the same rows twice, which the
 * database answers once, but their counts would be in each other's way. Where there are none (a page without https, a
 * browser that refuses) the database alone keeps order.
 * @returns whether it ran
 */
export async function runWithImportLock(importId: string, work: () => Promise<void>): Promise<boolean> {
  if (!(await hasLocks())) {
    await work()
    return true
  }
  return navigator.locks.request(lockName(importId), { ifAvailable: true }, async (lock) => {
    if (lock) await work()
    return lock !== null
  })
}

/** Imports that some tab is running now. */
export async function runningImports(): Promise<ReadonlySet<string>> {
  if (!(await hasLocks())) return new Set()
  const { held = [] } = await navigator.locks.query()
  // A shared one is that of a tab that waits (`untilUnlocked`).
  const running = held.filter(({ mode }) => mode === 'exclusive')
  return new Set(running.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])))
}

/** Resolves when no tab runs the import any more, also because that tab died; false when `signal` aborts first. */
export async function untilUnlocked(importId: string, signal: AbortSignal): Promise<boolean> {
  try {
    return await navigator.locks.request(lockName(importId), { mode: 'shared', signal }, () => true)
  } catch (error) {
    if (!signal.aborted) console.warn('[productImport.locks] refused', error)
    return false
  }
}

const PREFIX = 'loja-import:'
const lockName = (importId: string) => PREFIX + importId

/** A browser that keeps nothing for this page refuses them too. */
async function hasLocks(): Promise<boolean> {
  if (!('locks' in navigator)) return false
  try {
    await navigator.locks.query()
    return true
  } catch (error) {
    console.warn('[productImport.locks] refused', error)
    return false
  }
}
