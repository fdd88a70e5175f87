// Process of stop.pglite.data.test.ts: `npm start` after the build.
import { spawnBackend } from '@loja/backend'
import { startProductGateway } from './product-gateway'
import { createShutdown, stopAtSignals } from './shutdown'

const FOREVER = 2 ** 31 - 1
const { setTimeout: startTimer } = globalThis
// The gateway gives a request under way five seconds, which a loaded machine may exceed.
globalThis.setTimeout = ((run: () => void, ms?: number, ...values: []) =>
  startTimer(run, ms === 5_000 ? FOREVER : ms, ...values)) as typeof setTimeout

const shutdown = createShutdown()
stopAtSignals(shutdown)
const [wwwDir = '', dataDir = ''] = process.argv.slice(2)
const backend = await spawnBackend({ dataDir, demoData: true })
shutdown.add(() => backend.stop())
const gateway = await startProductGateway({ wwwDir, port: 0, backend })
shutdown.add(() => gateway.close())
process.stdout.write(`${JSON.stringify({ port: gateway.port, key: backend.publishableKey })}\n`)
