/** A burst is announced once. */
const BURST_MS = 300

const SEEN = 'seen'

interface NewsEffects {
  name: string
  follow: (onNew: (count: number) => void) => () => void
  onCount: (n: number) => void
  announce: (n: number) => void
}

/**
 * Counts new rows in every tab until one tab displays them. The tab that holds the lock follows the rows and announces
 * them, unless a tab displays the list. Without locks (plain http) nothing is announced.
 */
export function followNews({ name, follow, onCount, announce }: NewsEffects) {
  const ended = new AbortController()
  const { signal } = ended
  const channel = new BroadcastChannel(name)
  const watchName = `${name}:displayed`
  let unseen = 0
  let arrived = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const setUnseen = (n: number) => {
    if (n === unseen) return
    unseen = n
    onCount(n)
  }
  const isDisplayed = async () => {
    const { held = [] } = await navigator.locks.query()
    return held.some((lock) => lock.name === watchName)
  }
  const take = async (count: number) => {
    if (await isDisplayed()) return
    arrived += count
    timer ??= setTimeout(() => void publish(), BURST_MS)
  }
  const publish = async () => {
    timer = undefined
    const count = arrived
    arrived = 0
    if ((await isDisplayed()) || signal.aborted) return
    channel.postMessage(count)
    setUnseen(unseen + count)
    announce(unseen)
  }
  const lead = () =>
    new Promise<void>((resolve) => {
      const stop = follow((count) => void take(count))
      signal.addEventListener('abort', () => {
        stop()
        resolve()
      })
    })

  channel.onmessage = ({ data }: MessageEvent<number | typeof SEEN>) => setUnseen(data === SEEN ? 0 : unseen + data)
  void hold(name, { signal }, lead)

  return {
    display(): () => void {
      const left = new AbortController()
      channel.postMessage(SEEN)
      setUnseen(0)
      const until = AbortSignal.any([signal, left.signal])
      void hold(watchName, { signal: until, mode: 'shared' }, () => {
        return new Promise<void>((resolve) => {
          until.addEventListener('abort', () => resolve())
        })
      })
      return () => left.abort()
    },
    stop(): void {
      ended.abort()
      clearTimeout(timer)
      channel.close()
    },
  }
}

async function hold(name: string, options: LockOptions, use: () => Promise<void>): Promise<void> {
  try {
    await navigator.locks?.request(name, options, use)
  } catch {
    // Ended before its turn.
  }
}
