import { isDataError, renewSession, retryPauseMs } from '@loja/data'
import { delay } from '@loja/ui'

const PATIENCE = {
  attempts: 10,
  codes: ['busy', 'network', 'session'],
  firstMs: 500,
  longestMs: 8_000,
  longestAskedMs: 600_000,
} as const

const never = new AbortController().signal

/** Asks again what may be asked twice: for the beginning and the end of an import, as its runner does for batches. */
export async function patiently<Answer>(ready: () => Promise<void>, ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    await ready()
    try {
      return await ask()
    } catch (error) {
      const isRefused = isDataError(error) && error.code === 'session'
      if (isRefused && attempt === 1 && (await renewSession())) continue
      const pause = retryPauseMs(error, attempt, PATIENCE)
      if (pause === null) throw error
      await delay(pause, never)
    }
  }
}
