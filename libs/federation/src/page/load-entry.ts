import { type LoadOptions, type ReleasedFile, withTries } from './released-file'

const TRY_BUDGET_MS = 4_000

interface EntryOptions extends LoadOptions {
  globalName: string
}

let requests = 0

export function loadEntry(file: ReleasedFile, { globalName, fresh, ...options }: EntryOptions): Promise<object> {
  return withTries(file, options, async (attempt) => {
    // A new address each time: the browser would join a request that hangs.
    requests += 1
    await runScript(attempt > 1 || fresh ? `${file.url}?retry=${requests}` : file.url, file.integrity, options.signal)
    const announced = (globalThis as Record<string, unknown>)[globalName]
    if (typeof announced === 'object' && announced !== null) return announced
    throw new Error(`the entry announced no ${globalName}`)
  })
}

function runScript(src: string, integrity: string | undefined, signal: AbortSignal): Promise<void> {
  const script = document.createElement('script')
  if (integrity) script.integrity = integrity
  // As in its preload: with other attributes the file would be fetched twice.
  script.crossOrigin = 'anonymous'
  script.src = src
  return new Promise<void>((resolve, reject) => {
    const overdue = AbortSignal.any([signal, AbortSignal.timeout(TRY_BUDGET_MS)])
    overdue.addEventListener('abort', () => reject(overdue.reason), { once: true })
    script.onload = () => resolve()
    script.onerror = () => reject(new TypeError('the entry did not load'))
    document.head.append(script)
  }).finally(() => script.remove())
}
