// Options arrive over IPC, so no key is on a command line.
import { toBackendError } from '../errors'
import { type RunningBackend, startBackend } from '../start-backend'
import type { FromChild, ToChild } from './spawn-protocol'

let backend: Promise<RunningBackend> | undefined
let stopping = false

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  const running = await backend?.catch(() => undefined)
  await running?.close()
  process.exit(0)
}

function send(message: FromChild): void {
  process.send?.(message, undefined, undefined, () => undefined)
}

// Signals reach the whole process group; the parent finishes running requests first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!process.connected) void stop()
  })
}
// The terminal may be closed: a failed print must not end the process before the database closes.
process.stderr.on('error', () => undefined)
// The parent died.
process.on('disconnect', stop)
process.on('message', (message: ToChild) => {
  if (message.type === 'stop') return stop()
  backend = startBackend({ ...message.options, log: (line) => process.stderr.write(`[backend] ${line}\n`) })
  backend.then(
    ({ url, publishableKey, secretKey }) => send({ type: 'listening', url, publishableKey, secretKey }),
    (error: unknown) => {
      const { code, message: text } = toBackendError(error)
      process.send?.({ type: 'failed', code, message: text } satisfies FromChild, () => process.exit(1))
    },
  )
})
