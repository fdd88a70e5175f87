import type { WritableConnection } from './connection'
import { getWritableConnection, probeApi } from './platform'

interface Options {
  connection: WritableConnection
  /** Whether the API shows a sign of life. */
  probe: () => Promise<boolean>
  /** The API is back after an outage. */
  onRecovered: () => void
}

/** A failure counts as over this long after the last one. supabase-js asks again after 1, 2 and 4 s. */
const QUIET_MS = 5_000
/** While an outage is young the page is right again within a second of its end. */
const SHORTEST_PAUSE_MS = 1_000
const YOUNG_MS = 120_000
const LONGEST_PAUSE_MS = 30_000

/** A watched outage: how to ask at once whether it is over, and how to stop. */
interface OutageWatch {
  hurry(): void
  stop(): void
}

/**
 * Follows the browser and the API while the page is open, and keeps `getConnection()` true.
 * @param onRecovered the API is back after an outage
 * @returns how to stop
 */
export function watchConnection(onRecovered: () => void): () => void {
  const connection = getWritableConnection()
  const outages = endOutages({ connection, probe: probeApi, onRecovered })
  const follow = () => connection.setOnline(navigator.onLine)
  const look = () => {
    if (document.visibilityState === 'visible') outages.hurry()
  }
  window.addEventListener('online', follow)
  window.addEventListener('offline', follow)
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    outages.stop()
    window.removeEventListener('online', follow)
    window.removeEventListener('offline', follow)
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}

/**
 * Ends `failing` once the API shows a sign of life, asked for each second at first and at growing pauses later; at once
 * when a request is answered, the browser is online again, or somebody looks at the page. One endpoint that fails while
 * the API lives is the page's affair, with the page's own way to try again; only after an outage (the browser was
 * offline, or the API gave no sign of life) is `onRecovered` called.
 */
export function endOutages({ connection, probe, onRecovered }: Options): OutageWatch {
  /** When the API first gave no sign of life; `null` while it lives. */
  let outageSince = connection.get() === 'offline' ? Date.now() : null
  let pause = SHORTEST_PAUSE_MS
  /** The probe whose answer counts, `null` when none is under way: one that hangs is not waited for. */
  let asking: symbol | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const askIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), ms)
  }
  const ask = async () => {
    if (connection.get() === 'offline') return
    clearTimeout(timer)
    const turn = Symbol()
    asking = turn
    const alive = await probe()
    if (asking !== turn) return
    asking = null
    if (alive) recover()
    else wait()
  }
  const wait = () => {
    outageSince ??= Date.now()
    askIn(pause)
    if (Date.now() - outageSince >= YOUNG_MS) pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
  const recover = () => {
    const wasOutage = outageSince !== null
    outageSince = null
    pause = SHORTEST_PAUSE_MS
    connection.setFailing(false)
    if (wasOutage) onRecovered()
  }
  const hurry = () => {
    if (outageSince !== null) void ask()
  }

  const stops = [
    connection.on('failure', () => {
      if (outageSince === null) askIn(QUIET_MS)
    }),
    connection.on('answer', () => {
      if (asking === null) hurry()
    }),
    connection.subscribe(function followTheBrowser() {
      if (connection.get() === 'offline') outageSince ??= Date.now()
      else hurry()
    }),
  ]
  return {
    hurry,
    stop() {
      clearTimeout(timer)
      asking = null
      for (const stop of stops) stop()
    },
  }
}
