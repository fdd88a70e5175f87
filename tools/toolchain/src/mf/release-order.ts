import type { Candidate } from '@loja/release'
import type { WatchTime } from './watch-time'

export interface ReleaseOrder {
  command: 'release' | 'canary' | 'promote' | 'preview'
  dir: string
  name: string
  by: string | undefined
  canary?: { users: string[] } | undefined
  from?: string | undefined
  skipTests: boolean
  skipSmoke: boolean
  dropRoutes: boolean
  older: boolean
  /** The release was chosen by name, so its age is known. */
  mayBeOlder?: boolean
  /** One line for the notice, the history and `status`. */
  note?: string | undefined
  /** Flag that allowed the promotion, for the history. */
  waiver?: string | undefined
  watch?: WatchTime | undefined
  telemetry?: string | undefined
  administrators?: number | undefined
  dryRun: boolean
}

export interface Made {
  folder: string
  candidate: Candidate
}
