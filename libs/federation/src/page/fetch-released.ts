import { pauseBefore } from './pause'
import { RemoteLoadError } from './remote-load-error'

const TRIES = 3
const TRY_BUDGET_MS = 2_500

export interface ReleasedFile {
  /** Absolute address. */
  url: string
  /** Hash that it must have; absent in development alone. */
  integrity?: string | undefined
}

interface FetchOptions {
  /** Package name, for the error. */
  remote: string
  signal: AbortSignal
  /** Asks past the browser's cache: what it holds has failed before. */
  fresh: boolean
}

/**
 * Text of a file of a release. Not by the runtime, whose request has no time limit and takes an HTML error page for a
 * manifest. The browser compares the hash, on pages without `crypto.subtle` too.
 * @throws RemoteLoadError `integrity` when it is not what was released; else what the last try failed with
 */
export async function fetchReleased(file: ReleasedFile, { remote, signal, fresh }: FetchOptions): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(file.url, {
        ...(file.integrity ? { integrity: file.integrity } : {}),
        cache: fresh || attempt > 1 ? 'reload' : 'default',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TRY_BUDGET_MS)]),
      })
      if (!response.ok) throw new Error(`answered ${response.status}`)
      return await response.text()
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (error instanceof TypeError && (await isTampered(file))) throw new RemoteLoadError('integrity', remote, error)
      if (attempt === TRIES) throw error
      await pauseBefore(attempt + 1, signal)
    }
  }
}

/**
 * Whether a file is there and is not what was released. A browser that refuses a file for its hash says the same as for a
 * broken connection, so it is asked for twice: as it is, and with its hash.
 */
export async function isTampered({ url, integrity }: ReleasedFile): Promise<boolean> {
  if (!integrity) return false
  const signal = AbortSignal.timeout(TRY_BUDGET_MS)
  try {
    if (!(await fetch(url, { cache: 'reload', signal })).ok) return false
  } catch {
    // Not there at all.
    return false
  }
  return fetch(url, { integrity, signal }).then(
    () => false,
    (error: unknown) => error instanceof TypeError,
  )
}
