import type { Registry } from '@loja/federation-build'

type ListedRelease = Registry['releases'][string]

export type Provenance = Pick<ListedRelease, 'commit' | 'committedAt' | 'releasedBy' | 'releasedAt' | 'team' | 'note'>

export interface Candidate {
  name: string
  version: string
  routes: string[]
  listed: ListedRelease
}
