import { getWritableConnection, probeApi } from './client'
import type { WritableConnection } from './connection'

interface Options {
  connection: WritableConnection
  /** Whether the API shows a sign of life. */
  probe: () => Promise<boolean>
  /** The API is back after an outage. */
  onRecovered: () => void
}

/** A failure counts as over this long after the last one. supabase-js asks again after 1, 2 and 4 s. */
const QUIET_MS = 5_000
const LONGEST_PAUSE_MS = 30_000

/**
 * Follows the browser and the API while the page is open, and keeps `getConnection()` true.
 * @param onRecovered the API is back after an outage
 * @returns how to stop
 */
export function watchConnection(onRecovered: () => void): () => void {
  const connection = getWritableConnection()
  const stop = endOutages({ connection, probe: probeApi, onRecovered })
  const follow = () => connection.setOnline(navigator.onLine)
  window.addEventListener('online', follow)
  window.addEventListener('offline', follow)
  return () => {
    stop()
    window.removeEventListener('online', follow)
    window.removeEventListener('offline', follow)
  }
}

/**
 * Ends `failing` once the API shows a sign of life, asked for at growing pauses. One endpoint that fails while the API
 * lives is the page's affair, with the page's own way to try again; only after an outage (the browser was offline, or
 * the API gave no sign of life) is `onRecovered` called.
 * @returns how to stop
 */
export function endOutages({ connection, probe, onRecovered }: Options): () => void {
  let outage = connection.get() === 'offline'
  let pause = QUIET_MS
  let asking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const askIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), ms)
  }
  const ask = async () => {
    if (asking || connection.get() === 'offline') return
    asking = true
    clearTimeout(timer)
    const alive = await probe()
    asking = false
    if (alive) recover()
    else {
      outage = true
      askIn(pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    }
  }
  const recover = () => {
    pause = QUIET_MS
    connection.setFailing(false)
    if (!outage) return
    outage = false
    onRecovered()
  }

  const stops = [
    connection.on('failure', () => {
      if (!outage) askIn(QUIET_MS)
    }),
    connection.on('answer', () => {
      if (outage) void ask()
    }),
    connection.subscribe(function followTheBrowser() {
      if (connection.get() === 'offline') outage = true
      else if (outage) void ask()
    }),
  ]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
