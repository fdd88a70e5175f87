import type { Candidate } from '@loja/release'

/** What to release, and how. */
export interface ReleaseOrder {
  command: 'release' | 'canary' | 'promote' | 'preview'
  dir: string
  name: string
  /** Name of the account that releases. */
  by: string | undefined
  /** Only for these accounts; for all if absent. */
  canary?: { percent: number; users: string[] } | undefined
  from?: string | undefined
  skipTests: boolean
  skipSmoke: boolean
  /** Addresses of the live release may be dropped. */
  dropRoutes: boolean
  /** It may be of an older commit than the live release. */
  older: boolean
  /** It was chosen by its name, so its age is known. */
  mayBeOlder?: boolean
  /** Further words of the history, e.g. `--anyway "…"`. */
  note?: string | undefined
  dryRun: boolean
}

/** A release that is not in the release directory yet. */
export interface Made {
  folder: string
  candidate: Candidate
}
