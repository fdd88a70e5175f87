const ANSWERED = /^\[[\w.]+\] (not-found|conflict|forbidden|invalid|busy|limit)$/
const FAILED = /^\[[\w.]+\] (network|session|unknown)$/

let failures = 0
let allowed: string[] = []

export function countFailure(): void {
  failures += 1
}

export function allowFailure(message: string): void {
  allowed.push(message)
}

export function forgetFailures(): void {
  failures = 0
  allowed = []
}

/** Tests write the answers, so their logs are expected. */
export function silenceExpectedLogs(): void {
  const { warn, error } = console
  console.warn = (...texts: unknown[]) => {
    const text = String(texts[0])
    if (ANSWERED.test(text)) return
    if (failures > 0 && FAILED.test(text)) failures -= 1
    else warn(...texts)
  }
  console.error = (...texts: unknown[]) => {
    const [text, thrown] = texts
    if (text !== 'unexpected failure' || !(thrown instanceof Error && allowed.includes(thrown.message))) error(...texts)
  }
}
