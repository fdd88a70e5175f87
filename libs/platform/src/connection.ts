/**
 * What the page knows about reaching the API. `offline`: the browser says so. `failing`: a request was not answered, or
 * by a server that stands in for it (502, 503, 504). `slow`: a read has been waiting for long.
 */
export type ConnectionState = 'ok' | 'slow' | 'failing' | 'offline'

/** How the page fares at reaching the API, to be read and followed. */
export interface Connection {
  get(): ConnectionState
  /** @returns how to stop */
  subscribe(onChange: () => void): () => void
}

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
  const listeners = { change: new Set<() => void>(), answer: new Set<() => void>(), failure: new Set<() => void>() }
  const notify = (event: keyof typeof listeners) => {
    for (const listener of listeners[event]) listener()
  }
  let isOnline = online
  let isFailing = false
  let slowReads = 0
  const state = (): ConnectionState => {
    if (!isOnline) return 'offline'
    if (isFailing) return 'failing'
    return slowReads > 0 ? 'slow' : 'ok'
  }
  const change = (apply: () => void) => {
    const before = state()
    apply()
    if (state() !== before) notify('change')
  }
  const listen = (event: keyof typeof listeners, listener: () => void) => {
    listeners[event].add(listener)
    return () => void listeners[event].delete(listener)
  }
  const setFailing = (failing: boolean) =>
    change(() => {
      isFailing = failing
    })
  return {
    get: state,
    subscribe: (onChange) => listen('change', onChange),
    setOnline: (next) =>
      change(() => {
        isOnline = next
      }),
    setFailing,
    markSlow() {
      change(() => {
        slowReads += 1
      })
      return () =>
        change(() => {
          slowReads -= 1
        })
    },
    answered: () => notify('answer'),
    failed() {
      setFailing(true)
      notify('failure')
    },
    on: listen,
  }
}
