import { RemoteLoadError } from './remote-load-error'

const TRIES = 3
const FIRST_PAUSE_MS = 300
const CHECK_BUDGET_MS = 2_500

export interface ReleasedFile {
  url: string
  integrity?: string | undefined
}

export interface LoadOptions {
  remote: string
  signal: AbortSignal
  fresh: boolean
}

/** @param load gets the number of the try, from 1 @throws RemoteLoadError */
export async function withTries<T>(
  file: ReleasedFile,
  { remote, signal }: Pick<LoadOptions, 'remote' | 'signal'>,
  load: (attempt: number) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await load(attempt)
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (error instanceof TypeError && (await isTampered(file))) throw new RemoteLoadError('integrity', remote, error)
      if (attempt === TRIES) throw error
      // Browsers must not retry at the same moment.
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (1 + Math.random() / 2), signal)
    }
  }
}

/** Browsers report a wrong hash like a lost connection, so the file is also requested without it. */
export async function isTampered({ url, integrity }: ReleasedFile): Promise<boolean> {
  if (!integrity) return false
  const signal = AbortSignal.timeout(CHECK_BUDGET_MS)
  try {
    if (!(await fetch(url, { cache: 'reload', signal })).ok) return false
  } catch {
    // Unreachable.
    return false
  }
  return fetch(url, { integrity, signal }).then(
    () => false,
    (error: unknown) => error instanceof TypeError,
  )
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}
