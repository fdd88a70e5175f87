import type { ReleaseSource } from '../registry/resolve-release'

/** Holds no person, address or message. */
export interface RemoteReport {
  remote: string
  version: string
  source: ReleaseSource
  /** `turned-back`: this release is shown in place of one that failed in this browser. */
  outcome: 'loaded' | 'failed' | 'render-error' | 'turned-back'
  code?: string
}

export interface Reporter {
  account: string
  accessToken: string
}

interface Options {
  url?: string | undefined
  reporter: () => Promise<Reporter | null>
  development: boolean
}

const OF_THIS_COMPUTER = /^(http:|0\.0\.0-dev$)/

/** Also sends from a page that closes. Modules of this computer are not reported. */
export function createTelemetry({ url, reporter, development }: Options): (report: RemoteReport) => void {
  // The session is never sent to another origin, whatever config.json says.
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
    if (target && !OF_THIS_COMPUTER.test(report.version)) send(target, report).catch(() => undefined)
  }
}

export function releaseOfScript(text: string): { remote: string; version: string } | null {
  const [, remote, version] = /\/r\/([a-z0-9-]+)\/([A-Za-z0-9][A-Za-z0-9.+_-]*)\//.exec(text) ?? []
  return remote && version ? { remote, version } : null
}

/** Messages may hold customers' data. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
