/** Runs `work` unless another tab runs the import. @returns whether it ran */
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

export async function runningImports(): Promise<ReadonlySet<string>> {
  if (!(await hasLocks())) return new Set()
  const { held = [] } = await navigator.locks.query()
  const running = held.filter(({ mode }) => mode === 'exclusive')
  return new Set(running.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])))
}

/** Resolves to false when `signal` aborts first. */
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

/** A browser with blocked storage refuses locks too. */
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
