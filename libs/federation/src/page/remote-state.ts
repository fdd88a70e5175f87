import type { RemoteModule } from '@loja/platform'
import type { ReleaseSource, ResolvedRemote } from '../registry/resolve-release'
import type { RemoteFailure } from './remote-load-error'

export interface LoadRecord {
  version: string
  source: ReleaseSource
  ms: number
  error?: string
}

export interface RemoteState {
  modules: Readonly<Record<string, RemoteModule>>
  failed: readonly string[]
  isFailing: boolean
  last?: ResolvedRemote
  record?: LoadRecord
}

export type RemoteEvent =
  | { type: 'loaded'; release: ResolvedRemote; module: RemoteModule; ms: number }
  | { type: 'failed'; release: ResolvedRemote; failure: RemoteFailure; ms: number }
  | { type: 'returned'; release: ResolvedRemote }
  | { type: 'broke'; error: string }

export const NEW_REMOTE: RemoteState = { modules: {}, failed: [], isFailing: false }

export function reduceRemote(state: RemoteState, event: RemoteEvent): RemoteState {
  switch (event.type) {
    case 'loaded': {
      const { version, source } = event.release
      return {
        ...state,
        modules: { ...state.modules, [version]: event.module },
        failed: state.failed.filter((other) => other !== version),
        isFailing: false,
        record: { version, source, ms: event.ms },
      }
    }
    case 'failed': {
      const { version, source } = event.release
      const failed = state.failed.includes(version) ? state.failed : [...state.failed, version]
      return { ...state, failed, isFailing: true, record: { version, source, ms: event.ms, error: event.failure } }
    }
    case 'returned':
      return { ...state, last: event.release }
    case 'broke':
      return state.record ? { ...state, record: { ...state.record, error: event.error } } : state
  }
}

/** The browser's cache may hold the broken file. */
export function needsFreshLoad({ isFailing, failed }: RemoteState, version: string): boolean {
  return isFailing || failed.includes(version)
}
