import { accessAtom, getConnection } from '@loja/platform'
import type { createStore } from 'jotai'
import type { RunPause } from './run-state'

type Store = ReturnType<typeof createStore>

/** Code of the error after another user signed in, who must not continue the import. */
export const USER_CHANGED = 'user-changed'

function obstacle(store: Store, userId: string): RunPause | null {
  const access = store.get(accessAtom)
  if (access.status !== 'granted' || access.userId !== userId) return 'session'
  return getConnection().get() === 'offline' ? 'offline' : null
}

/** Rejects with the signal's reason or with code `USER_CHANGED`. */
export function untilReady(
  store: Store,
  { userId, signal, onPause }: { userId: string; signal: AbortSignal; onPause: (pause: RunPause | null) => void },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const access = store.get(accessAtom)
      if (access.status === 'granted' && access.userId !== userId)
        return settle(() => reject(Object.assign(new Error(USER_CHANGED), { code: USER_CHANGED })))
      const now = obstacle(store, userId)
      onPause(now)
      if (now === null) settle(resolve)
    }
    const stops = [store.sub(accessAtom, look), getConnection().subscribe(look)]
    const settle = (then: () => void) => {
      for (const stop of stops) stop()
      signal.removeEventListener('abort', abort)
      then()
    }
    const abort = () => settle(() => reject(signal.reason))
    signal.addEventListener('abort', abort)
    if (signal.aborted) abort()
    else look()
  })
}
