/** npm, the terminal and the parent process each forward a signal within this time. */
const COPIES_MS = 1_000

interface ShutdownEffects {
  exit(code: number): void
  now(): number
}

export interface Shutdown {
  add(end: () => Promise<void>): void
  stop(exitCode: number): Promise<void>
  onSignal(): void
  readonly isStopping: boolean
}

const REAL: ShutdownEffects = { exit: (code) => process.exit(code), now: () => performance.now() }

export function createShutdown(effects: ShutdownEffects = REAL): Shutdown {
  const ends: (() => Promise<void>)[] = []
  let stopping: Promise<void> | undefined
  let signalledAt: number | undefined

  async function endAll(exitCode: number): Promise<void> {
    for (const end of ends.reverse()) await end().catch((error: Error) => console.error(error.message))
    effects.exit(exitCode)
  }
  function stop(exitCode: number): Promise<void> {
    stopping ??= endAll(exitCode)
    return stopping
  }
  return {
    add: (end) => void ends.push(end),
    stop,
    onSignal() {
      const now = effects.now()
      if (signalledAt !== undefined && now - signalledAt >= COPIES_MS) return effects.exit(130)
      signalledAt ??= now
      void stop(0)
    },
    get isStopping() {
      return stopping !== undefined
    },
  }
}

export function stopAtSignals(shutdown: Shutdown): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => shutdown.onSignal())
  // A closed terminal accepts no more output; failing then would leave servers running.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
