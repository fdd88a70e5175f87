import { type LoadOptions, type ReleasedFile, withTries } from './released-file'

const TRY_BUDGET_MS = 4_000

interface EntryOptions extends LoadOptions {
  globalName: string
}

export function loadEntry(file: ReleasedFile, { globalName, fresh, ...options }: EntryOptions): Promise<object> {
  return withTries(file, options, async (attempt) => {
    // The browser joins requests of one address, and keeps a wrong answer.
    const retry = attempt > 1 || fresh ? `?retry=${attempt}-${Date.now().toString(36)}` : ''
    await runScript(file.url + retry, file.integrity, options.signal)
    const announced = (globalThis as Record<string, unknown>)[globalName]
    if (typeof announced === 'object' && announced !== null) return announced
    throw new Error(`the entry announced no ${globalName}`)
  })
}

function runScript(src: string, integrity: string | undefined, signal: AbortSignal): Promise<void> {
  const script = document.createElement('script')
  if (integrity) script.integrity = integrity
  // Other attributes than its preload's would fetch the file twice.
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
