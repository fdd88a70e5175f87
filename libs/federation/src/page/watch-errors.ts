import type { RemoteLoader } from './loader'
import { errorName, type RemoteReport, releaseOfScript } from './telemetry'

/** Tells of errors that nobody caught, with the release whose script they come from; those of the shell are not told. */
export function watchErrors(loader: Pick<RemoteLoader, 'records'>, report: (report: RemoteReport) => void): void {
  const tell = (place: string, error: unknown) => {
    const release = releaseOfScript(place)
    if (!release) return
    const record = loader.records()[release.remote]
    const source = record?.version === release.version ? record.source : 'active'
    report({ ...release, source, outcome: 'render-error', code: `uncaught-${errorName(error)}` })
  }
  const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '')
  window.addEventListener('error', ({ error, filename }) => tell(`${filename}\n${stackOf(error)}`, error))
  window.addEventListener('unhandledrejection', ({ reason }) => tell(stackOf(reason), reason))
}
