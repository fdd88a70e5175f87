import type { ReleaseSource } from '../registry/resolve-release'

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

/** Whose page it is, and what proves it. */
export interface Reporter {
  /** Id of the account. */
  account: string
  /** Of its session. */
  accessToken: string
}

interface Options {
  /** Where reports are sent, on the page's own origin; without it they stay in the page. */
  url?: string | undefined
  /** `null` while the session cannot be read: a report that proves nothing does not count, and is not sent. */
  reporter: () => Promise<Reporter | null>
  /** Prints them. */
  development: boolean
}

/** Tells the team how its releases fare. A report outlives the page that sends it, and a lost one is no failure. */
export function createTelemetry({ url, reporter, development }: Options): (report: RemoteReport) => void {
  // The session goes to no other origin, whatever config.json names.
  const target = url !== undefined && new URL(url, location.href).origin === location.origin ? url : undefined

  async function send(to: string, report: RemoteReport): Promise<void> {
    const sender = await reporter()
    if (!sender) return
    await fetch(to, {
      method: 'POST',
      keepalive: true,
      headers: { Authorization: `Bearer ${sender.accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ account: sender.account, report }),
    })
  }

  return (report) => {
    if (development) console.debug('[telemetry]', JSON.stringify(report))
    if (target) send(target, report).catch(() => undefined)
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
