/** Waits before another try: twice as long each time, and never the same for two browsers. Rejects when `signal` aborts. */
export function pauseBefore(nextTry: number, signal: AbortSignal): Promise<void> {
  const ms = FIRST_PAUSE_MS * 2 ** (nextTry - 2) * (1 + Math.random() / 2)
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}

/** Before the second try, in milliseconds. */
const FIRST_PAUSE_MS = 300
