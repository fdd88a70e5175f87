import type { Candidate } from '@loja/release'
import type { Anyway } from './anyway'
import type { WatchTime } from './watch-time'

export interface ReleaseOrder {
  command: 'release' | 'canary' | 'promote'
  dir: string
  name: string
  by: string | undefined
  canary?: { users: string[] } | undefined
  from?: string | undefined
  opensPages: boolean
  anyway: Anyway
  /** The release was chosen by name, so its age is known. */
  mayBeOlder?: boolean
  note?: string | undefined
  watch?: WatchTime | undefined
  telemetry?: string | undefined
  administrators?: number | undefined
  dryRun: boolean
  open?: boolean
}

export interface Made {
  folder: string
  candidate: Candidate
}
