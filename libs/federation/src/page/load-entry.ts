import { isTampered, type ReleasedFile } from './fetch-released'
import { pauseBefore } from './pause'
import { RemoteLoadError } from './remote-load-error'

const TRIES = 3
const TRY_BUDGET_MS = 4_000

interface EntryOptions {
  /** Package name, for the error. */
  remote: string
  /** Global variable that the entry announces itself as. */
  globalName: string
  signal: AbortSignal
  /** Asks past the browser's cache: what it holds has failed before. */
  fresh: boolean
}

let asked = 0

/**
 * Runs the script that makes a release known, if it is what was released.
 * @returns what it announces: the container of Module Federation
 * @throws RemoteLoadError `integrity`; else what the last try failed with
 */
export async function loadEntry(file: ReleasedFile, options: EntryOptions): Promise<object> {
  const { remote, globalName, signal, fresh } = options
  for (let attempt = 1; ; attempt++) {
    try {
      // An address of its own each time: the browser would join a request that hangs.
      asked += 1
      await runScript(attempt > 1 || fresh ? `${file.url}?retry=${asked}` : file.url, file.integrity, signal)
      const announced = (globalThis as Record<string, unknown>)[globalName]
      if (typeof announced === 'object' && announced !== null) return announced
      throw new Error(`the entry announced no ${globalName}`)
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (await isTampered(file)) throw new RemoteLoadError('integrity', remote, error)
      if (attempt === TRIES) throw error
      await pauseBefore(attempt + 1, signal)
    }
  }
}

function runScript(src: string, integrity: string | undefined, signal: AbortSignal): Promise<void> {
  const script = document.createElement('script')
  if (integrity) script.integrity = integrity
  // As the preload of the same file, and its own chunks: of another kind it would be fetched twice.
  script.crossOrigin = 'anonymous'
  script.src = src
  return new Promise<void>((resolve, reject) => {
    const overdue = AbortSignal.any([signal, AbortSignal.timeout(TRY_BUDGET_MS)])
    overdue.addEventListener('abort', () => reject(overdue.reason), { once: true })
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('the entry did not load'))
    document.head.append(script)
  }).finally(() => script.remove())
}
