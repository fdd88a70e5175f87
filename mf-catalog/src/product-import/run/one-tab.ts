/**
 * Runs `work` while this tab holds the import, so that no other does: two would only send the same rows twice, which the
 * database answers once, but their counts would be in each other's way. Where there are none (a page without https, a
 * browser that refuses) the database alone keeps order.
 * @returns whether it ran
 */
export async function inOneTab(importId: string, work: () => Promise<void>): Promise<boolean> {
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
export async function importsUnderWay(): Promise<ReadonlySet<string>> {
  if (!(await hasLocks())) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])))
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
