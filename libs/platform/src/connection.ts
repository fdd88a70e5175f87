import { createSignal, type Readable } from './signal'

/**
 * What the page knows about reaching the API. `offline`: the browser says so. `failing`: a request was not answered, or
 * by a server that stands in for it (502, 503, 504). `slow`: a read has been waiting for long.
 */
export type ConnectionState = 'ok' | 'slow' | 'failing' | 'offline'

export type Connection = Readable<ConnectionState>

/** Written by the client's own `fetch` and by `watchConnection`; it leaves this package as a `Connection` alone. */
export interface WritableConnection extends Connection {
  setOnline(online: boolean): void
  setFailing(failing: boolean): void
  /** A read has been waiting for long. @returns to be called once it has ended */
  markSlow(): () => void
  /** The API answered: reported to listeners, nothing else. An answer from one endpoint does not clear the failure of another. */
  answered(): void
  /** A request failed: reported to listeners each time. */
  failed(): void
  on(event: 'answer' | 'failure', listener: () => void): () => void
}

/** @param online whether the browser is connected at first */
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
