import { type BackendOptions, type RunningBackend, readSeed, startBackend } from '@loja/backend'
import { findPostgres, startTestCluster } from '@loja/backend/testing/cluster'

type StartOptions = Pick<BackendOptions, 'gatewaySecret' | 'dataDir'>

export interface Engine {
  name: string
  start(options?: StartOptions): Promise<RunningBackend>
}

export function availableEngines(only = ''): Engine[] {
  const engines: Engine[] = [{ name: 'PGlite', start: (options) => startBackend({ ...options, demoData: true }) }]
  if (findPostgres()) engines.push({ name: 'PostgreSQL', start: startOnServer })
  return engines.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()))
}

export async function onEachEngine(
  { only, ...options }: StartOptions & { only: string | undefined },
  run: (backend: RunningBackend, engine: Engine) => Promise<void>,
): Promise<void> {
  for (const engine of availableEngines(only)) {
    const backend = await engine.start(options)
    await run(backend, engine).finally(() => backend.close())
  }
}

async function startOnServer(options: StartOptions = {}): Promise<RunningBackend> {
  const cluster = await startTestCluster()
  try {
    const backend = await startBackend({ ...options, databaseUrl: await cluster.createDatabase(), demoData: false })
    await backend.sql(await readSeed())
    const close = async () => {
      await backend.close()
      await cluster.stop()
    }
    return { ...backend, close }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}
