import type { ResolvedRemote } from '@loja/federation'
import type { Signal } from '@loja/platform/shell'

export interface MountedRemote {
  section: string
  release: ResolvedRemote
  update(): void
}

export type Mounted = Signal<MountedRemote | null>
