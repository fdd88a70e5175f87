import { createSignal, type Readable } from './signal'

/** `failing`: no answer, or one from a proxy (502, 503, 504). */
export type ConnectionState = 'ok' | 'slow' | 'failing' | 'offline'

export type Connection = Readable<ConnectionState>

export interface WritableConnection extends Connection {
  setOnline(online: boolean): void
  setFailing(failing: boolean): void
  markSlow(): () => void
  /** Only notifies: an answer from one endpoint does not clear the failure of another. */
  answered(): void
  failed(): void
  on(event: 'answer' | 'failure', listener: () => void): () => void
}

export function createConnection(online: boolean): WritableConnection {
  let isOnline = online
  let isFailing = false
  let slowReads = 0
  const state = createSignal<ConnectionState>(online ? 'ok' : 'offline')
  const count = { answer: createSignal(0), failure: createSignal(0) }
  const update = () => {
    if (!isOnline) state.set('offline')
    else if (isFailing) state.set('failing')
    else state.set(slowReads > 0 ? 'slow' : 'ok')
  }
  const report = (event: 'answer' | 'failure') => count[event].set(count[event].get() + 1)
  const addSlowReads = (added: number) => {
    slowReads += added
    update()
  }
  const setFailing = (failing: boolean) => {
    isFailing = failing
    update()
  }
  return {
    get: state.get,
    subscribe: state.subscribe,
    setOnline(next) {
      isOnline = next
      update()
    },
    setFailing,
    markSlow() {
      addSlowReads(1)
      return () => addSlowReads(-1)
    },
    answered: () => report('answer'),
    failed() {
      setFailing(true)
      report('failure')
    },
    on: (event, listener) => count[event].subscribe(listener),
  }
}
