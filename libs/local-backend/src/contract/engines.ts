import { type RunningBackend, startBackend } from '../start-backend'

/** The engines of this machine, and how to start a backend with the demo data on each. */
export function engines(): [name: string, start: () => Promise<RunningBackend>][] {
  return [['PGlite', () => startBackend({ demoData: true })]]
}
