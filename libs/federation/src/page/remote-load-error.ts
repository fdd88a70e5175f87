/**
 * `incompatible`: needs another contract or a shared module that the shell lacks. `integrity`: a file is not
 * the released one. `unhashed`: a file has no hash. `unknown`: not in the registry.
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

export interface FailedRelease {
  version?: string | undefined
  source?: string | undefined
}

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

export function toRemoteLoadError(remote: string, error: unknown, release?: FailedRelease): RemoteLoadError {
  if (error instanceof RemoteLoadError) {
    const isComplete = !release || error.release.version !== undefined
    return isComplete ? error : new RemoteLoadError(error.failure, remote, error.cause, release)
  }
  if (globalThis.navigator?.onLine === false) return new RemoteLoadError('offline', remote, error, release)
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
  return new RemoteLoadError(timedOut ? 'timeout' : 'failed', remote, error, release)
}
