// Entry of the child process that `spawnBackend` forks. Talks to its parent over IPC, so no key reaches a command line.
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

// Ctrl-C, the end of a terminal and a service manager's stop reach every process of the group. The parent lets requests
// under way finish first, and then says so; without a parent nobody does.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!process.connected) void stop()
  })
}
// The terminal may be gone; a line that cannot be printed must not end the process before the database is closed.
process.stderr.on('error', () => undefined)
// The parent died, however it did: nobody will use this server again.
process.on('disconnect', stop)
process.on('message', (message: ToChild) => {
  if (message.type === 'stop') return stop()
  backend = startBackend({ ...message.options, log: (line) => process.stderr.write(`[backend] ${line}\n`) })
  backend.then(
    ({ url, publishableKey }) => send({ type: 'listening', url, publishableKey }),
    (error: unknown) => {
      const { code, message: text } = toBackendError(error)
      process.send?.({ type: 'failed', code, message: text } satisfies FromChild, () => process.exit(1))
    },
  )
})
