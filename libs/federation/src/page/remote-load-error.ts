/**
 * Why a module is not on the page. `offline` is the browser's own word; `incompatible` asks for another contract, or for
 * a shared module that the shell lacks; `integrity` is not what was released, and `unhashed` cannot be compared with it;
 * `unknown` is not in the registry.
 */
export type RemoteFailure =
  | 'offline'
  | 'timeout'
  | 'failed'
  | 'bad-module'
  | 'integrity'
  | 'unhashed'
  | 'incompatible'
  | 'disabled'
  | 'unknown'

/** The release that could not be loaded, as far as it is known. */
export interface FailedRelease {
  version?: string | undefined
  source?: string | undefined
}

/** A module could not be loaded. Compared by `failure`; `remote` is the package name, or the address if none is known. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError'
  readonly failure: RemoteFailure
  readonly remote: string
  readonly release: FailedRelease

  constructor(failure: RemoteFailure, remote: string, cause?: unknown, release: FailedRelease = {}) {
    super(`${remote}${release.version ? `@${release.version}` : ''}: ${failure}`, { cause })
    this.failure = failure
    this.remote = remote
    this.release = release
  }
}

/** Any error on the way to a module as a `RemoteLoadError`. */
export function toRemoteLoadError(remote: string, error: unknown, release?: FailedRelease): RemoteLoadError {
  if (error instanceof RemoteLoadError) {
    const isComplete = !release || error.release.version !== undefined
    return isComplete ? error : new RemoteLoadError(error.failure, remote, error.cause, release)
  }
  if (globalThis.navigator?.onLine === false) return new RemoteLoadError('offline', remote, error, release)
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
  return new RemoteLoadError(timedOut ? 'timeout' : 'failed', remote, error, release)
}
