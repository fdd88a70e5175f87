import type { ReleaseSource } from './resolve-release'

/** What is told about a release: no person, no address, no message. */
export interface RemoteReport {
  /** Package name, e.g. `mf-orders`. */
  remote: string
  version: string
  source: ReleaseSource
  /** `turned-back`: this release is shown in place of one that failed here. */
  outcome: 'loaded' | 'failed' | 'render-error' | 'turned-back'
  /** Name of the failure or of the error, e.g. `timeout`, `TypeError`. */
  code?: string
  /** Time that the load took, in milliseconds. */
  ms?: number
}

interface Options {
  /** Where reports are sent; without it they stay in the page. */
  url?: string | undefined
  /** Prints them. */
  development: boolean
}

/** Tells who watches the releases how they fare. Sent as a beacon, which outlives the page and waits for nothing. */
export function createTelemetry({ url, development }: Options): (report: RemoteReport) => void {
  return (report) => {
    const line = JSON.stringify({ at: new Date().toISOString(), ...report })
    if (development) console.debug('[telemetry]', line)
    if (url) navigator.sendBeacon(url, new Blob([line], { type: 'application/json' }))
  }
}

/** The release that a script belongs to, by its address, or by the addresses in an error's stack. */
export function releaseOfScript(text: string): { remote: string; version: string } | null {
  const [, remote, version] = /\/r\/([a-z0-9-]+)\/([A-Za-z0-9][A-Za-z0-9.+_-]*)\//.exec(text) ?? []
  return remote && version ? { remote, version } : null
}

/** Name of an error, which is all of it that is told: messages may hold what a customer typed. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
