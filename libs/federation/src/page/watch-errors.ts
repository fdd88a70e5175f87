import type { RemoteLoader } from './loader'
import { errorName, type RemoteReport, releaseOfScript } from './telemetry'

export function watchErrors(loader: Pick<RemoteLoader, 'records'>, report: (report: RemoteReport) => void): void {
  const reportUncaught = (place: string, error: unknown) => {
    const release = releaseOfScript(place)
    if (!release) return
    const record = loader.records()[release.remote]
    const source = record?.version === release.version ? record.source : 'active'
    report({ ...release, source, outcome: 'render-error', code: `uncaught-${errorName(error)}` })
  }
  const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '')
  window.addEventListener('error', ({ error, filename }) => reportUncaught(`${filename}\n${stackOf(error)}`, error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportUncaught(stackOf(reason), reason))
}
