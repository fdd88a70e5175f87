import { type RunningBackend, startBackend } from '@loja/local-backend'

/** A database engine that the embedded API can run on. */
export interface Engine {
  name: string
  /** A new database with migrations and demo data. */
  start(): Promise<RunningBackend>
}

/** The engines there are on this machine, `only` those whose name holds that text. */
export function availableEngines(only = ''): Engine[] {
  const engines: Engine[] = [{ name: 'PGlite', start: () => startBackend({ demoData: true }) }]
  return engines.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()))
}
