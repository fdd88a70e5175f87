import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawnBackend } from '@loja/backend'
import { formatDuration } from '../bin/run-step.mjs'
import { parseStartOptions } from '../bin/start-options.mjs'
import { buildChanged } from './build'
import { describeData } from './data/describe-data'
import { startProductGateway } from './serving/product-gateway'
import { createShutdown, stopAtSignals } from './serving/shutdown'
import { describeStartFailure } from './start-failure'
import { TELEMETRY_FILE, wwwDir } from './workspace'

type Backend = Awaited<ReturnType<typeof spawnBackend>>

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const began = performance.now()
const shutdown = createShutdown()

stopAtSignals(shutdown)
process.on('disconnect', () => void shutdown.stop(1))

async function start(): Promise<void> {
  const options = parseStartOptions([], process.env)
  const { port, dataDir, hosted, databaseUrl, allowedHosts, allowedOrigins, localModulePorts, signUp } = options
  const siteUrl = `http://127.0.0.1:${port}`
  const backendStart = hosted
    ? undefined
    : startBackend({ dataDir: resolve(repository, dataDir), siteUrl, signUp, ...storageOf(databaseUrl) })
  const built = timed('Built the modules', () => buildChanged({ dir: wwwDir, log: console.log }))
  // A backend that fails is not reported a build later.
  const [backend] = await Promise.all([backendStart, built])

  const gateway = await startProductGateway({
    wwwDir,
    port,
    backend,
    hosted,
    allowedHosts,
    allowedOrigins,
    localModulePorts,
    env: process.env,
    telemetryFile: backend ? join(resolve(repository, dataDir), TELEMETRY_FILE) : undefined,
  })
  shutdown.add(() => gateway.close())
  announce(gateway.url, { hostedUrl: hosted?.url, databaseUrl })
  backend?.exited.then((code) => {
    if (shutdown.isStopping) return
    console.error(`The backend stopped by itself (exit code ${code ?? 'unknown'}). Start again with: npm start`)
    void shutdown.stop(1)
  })
}

/** Demo data has known passwords. */
function storageOf(databaseUrl: string | undefined) {
  return databaseUrl === undefined ? { demoData: true } : { databaseUrl, demoData: false }
}

function startBackend(options: Parameters<typeof spawnBackend>[0]): Promise<Backend> {
  return timed('Started the backend', async () => {
    const backend = await spawnBackend(options)
    shutdown.add(() => backend.stop())
    return backend
  })
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now()
  const result = await work()
  console.log(`${what} (${formatDuration(performance.now() - from)})`)
  return result
}

function announce(url: string, data: { hostedUrl: string | undefined; databaseUrl: string | undefined }): void {
  const ready = `Loja Admin is ready after ${formatDuration(performance.now() - began)}`
  console.log(['', ready, '', `  ${url}`, ...describeData(data), '', 'Stop with Ctrl-C.'].join('\n'))
}

start().catch((error: unknown) => {
  if (shutdown.isStopping) return
  console.error(describeStartFailure(error, process.env))
  void shutdown.stop(1)
})
