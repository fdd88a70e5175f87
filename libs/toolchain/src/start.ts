/** `npm start` once the packages are there: builds, starts the backend, serves, and says where. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startGateway } from '@loja/gateway'
import { spawnBackend } from '@loja/local-backend'
import { formatDuration } from '../bin/run-step.mjs'
import { parseStartOptions } from '../bin/start-options.mjs'
import { buildChanged } from './build'
import { describeData } from './describe-data'
import { describeStartFailure } from './start-failure'

type Backend = Awaited<ReturnType<typeof spawnBackend>>

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const began = performance.now()
const cleanups: (() => Promise<void>)[] = []
let stopping: Promise<void> | undefined

/** Ends everything that was started, last first; a second signal (npm and the terminal both send one) changes nothing. */
function stop(exitCode: number): Promise<void> {
  stopping ??= (async () => {
    for (const cleanup of cleanups.reverse()) await cleanup().catch((error: Error) => console.error(error.message))
    process.exit(exitCode)
  })()
  return stopping
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
process.on('disconnect', () => void stop(1))

async function start(): Promise<void> {
  const { port, dataDir, hosted, databaseUrl, signUp } = parseStartOptions([], process.env)
  const siteUrl = `http://127.0.0.1:${port}`
  const backendStart = hosted
    ? undefined
    : startBackend({ dataDir: resolve(repository, dataDir), siteUrl, signUp, ...storageOf(databaseUrl) })
  // A backend that fails while the build still runs must not end the process as an unhandled rejection.
  backendStart?.catch(() => undefined)
  const { wwwDir } = await timed('Built the modules', () => buildChanged({ log: console.log }))
  const backend = await backendStart

  const gateway = await startGateway({
    wwwDir,
    port,
    config: {
      supabaseUrl: hosted?.url ?? '',
      publishableKey: hosted?.publishableKey ?? backend?.publishableKey ?? '',
      storeName: process.env.STORE_NAME ?? 'Loja',
      storefrontOrigin: process.env.STOREFRONT_ORIGIN ?? 'https://loja.test',
    },
    ...(backend ? { backendUrl: backend.url } : {}),
    log: (line) => console.error(line),
  })
  cleanups.push(() => gateway.close())
  announce(gateway.url, { hostedUrl: hosted?.url, databaseUrl })
  backend?.exited.then((code) => {
    if (stopping) return
    console.error(`The backend stopped by itself (exit code ${code ?? 'unknown'}). Start again with: npm start`)
    void stop(1)
  })
}

/** Demo data, with its known passwords, is for the database of this checkout alone. */
function storageOf(databaseUrl: string | undefined) {
  return databaseUrl === undefined ? { demoData: true } : { databaseUrl, demoData: false }
}

function startBackend(options: Parameters<typeof spawnBackend>[0]): Promise<Backend> {
  return timed('Started the backend', async () => {
    const backend = await spawnBackend(options)
    cleanups.unshift(() => backend.stop())
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
  if (stopping) return
  console.error(describeStartFailure(error, process.env))
  void stop(1)
})
