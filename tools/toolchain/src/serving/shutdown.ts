/** npm, the terminal and the process above each pass on the one signal that a person sends; they come within this time,
 * in milliseconds. */
const COPIES_MS = 1_000

/** What a stop needs of the world. */
interface ShutdownEffects {
  exit(code: number): void
  /** Milliseconds. */
  now(): number
}

/** Ends what was started, in order, once. */
export interface Shutdown {
  /** Registers the end of something that has started. */
  add(end: () => Promise<void>): void
  /** Ends everything, the last that was added first, and then the process. */
  stop(exitCode: number): Promise<void>
  /** The first signal stops in order; one that is no copy of it ends the process at once. */
  onSignal(): void
  readonly isStopping: boolean
}

const REAL: ShutdownEffects = { exit: (code) => process.exit(code), now: () => performance.now() }

/** @param effects other ones, for tests */
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

/** Stops at Ctrl-C, `kill` and the end of the terminal alike. */
export function stopAtSignals(shutdown: Shutdown): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => shutdown.onSignal())
  // A terminal that is gone takes no more lines; to fail at that would leave everything running or half-closed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
