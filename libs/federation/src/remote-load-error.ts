/** Why a module is not on the page. `offline` is the browser's own word; `incompatible` asks for another contract, or for a shared module that the shell lacks. */
export type RemoteFailure = 'offline' | 'timeout' | 'failed' | 'bad-module' | 'incompatible' | 'disabled'

/** A module could not be loaded. Compared by `failure`; `remote` is the package name, or the address if none is known. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError'
  readonly failure: RemoteFailure
  readonly remote: string

  constructor(failure: RemoteFailure, remote: string, cause?: unknown) {
    super(`${remote}: ${failure}`, { cause })
    this.failure = failure
    this.remote = remote
  }
}

/** Any error on the way to a module as a `RemoteLoadError`. */
export function toRemoteLoadError(remote: string, error: unknown): RemoteLoadError {
  if (error instanceof RemoteLoadError) return error
  if (globalThis.navigator?.onLine === false) return new RemoteLoadError('offline', remote, error)
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
  return new RemoteLoadError(timedOut ? 'timeout' : 'failed', remote, error)
}
