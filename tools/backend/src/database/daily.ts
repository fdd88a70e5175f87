const INTERVAL_MS = 24 * 60 * 60_000

interface Daily {
  what: string
  log: (line: string) => void
  intervalMs?: number | undefined
}

export function startDaily(
  work: (isOver: () => boolean) => Promise<unknown>,
  { what, log, intervalMs = INTERVAL_MS }: Daily,
): () => Promise<void> {
  let isOver = false
  let running: Promise<unknown> = Promise.resolve()
  const run = () => {
    running = running.then(() =>
      work(() => isOver).catch((error: unknown) =>
        log(`${what}: ${error instanceof Error ? error.message : String(error)}`),
      ),
    )
  }
  run()
  const timer = setInterval(run, intervalMs)
  timer.unref()
  return async () => {
    isOver = true
    clearInterval(timer)
    await running
  }
}
