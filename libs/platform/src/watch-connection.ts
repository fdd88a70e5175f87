import type { WritableConnection } from './connection'
import { getWritableConnection, probeApi } from './platform'

interface Options {
  connection: WritableConnection
  probe: () => Promise<boolean>
  onRecovered: () => void
}

/** supabase-js retries after 1, 2 and 4 s. */
const QUIET_MS = 5_000
/** In the first two minutes of an outage. */
const SHORTEST_PAUSE_MS = 1_000
const YOUNG_MS = 120_000
const LONGEST_PAUSE_MS = 30_000

/** @returns stops */
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
 * Probes each second at first, then at growing intervals; at once when a request is answered, the browser is
 * online again or the page is shown. `onRecovered` is not called after the failure of one endpoint.
 */
export function endOutages({ connection, probe, onRecovered }: Options) {
  let outageSince = connection.get() === 'offline' ? Date.now() : null
  let pause = SHORTEST_PAUSE_MS
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
