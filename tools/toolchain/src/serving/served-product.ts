// Process of stop.pglite.data.test.ts: `npm start` after the build.
import { spawnBackend } from '@loja/backend'
import { startProductGateway } from './product-gateway'
import { createShutdown, stopAtSignals } from './shutdown'

const shutdown = createShutdown()
stopAtSignals(shutdown)
const [wwwDir = '', dataDir = ''] = process.argv.slice(2)
const backend = await spawnBackend({ dataDir, demoData: true })
shutdown.add(() => backend.stop())
const gateway = await startProductGateway({ wwwDir, port: 0, backend })
shutdown.add(() => gateway.close())
process.stdout.write(`${JSON.stringify({ port: gateway.port, key: backend.publishableKey })}\n`)
