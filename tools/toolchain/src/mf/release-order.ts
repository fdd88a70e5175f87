import type { Candidate } from '@loja/release'

export interface ReleaseOrder {
  command: 'release' | 'canary' | 'promote' | 'preview'
  dir: string
  name: string
  /** Account that releases. */
  by: string | undefined
  /** Limits the release to these accounts. */
  canary?: { percent: number; users: string[] } | undefined
  from?: string | undefined
  skipTests: boolean
  skipSmoke: boolean
  /** Live addresses may be dropped. */
  dropRoutes: boolean
  /** The commit may be older than that of the live release. */
  older: boolean
  /** The release was chosen by name, so its age is known. */
  mayBeOlder?: boolean
  /** Added to the history, e.g. `--anyway "…"`. */
  note?: string | undefined
  dryRun: boolean
}

/** A built release outside of the release directory. */
export interface Made {
  folder: string
  candidate: Candidate
}
