import type { ResolvedRemote } from '@loja/federation'
import type { Signal } from '@loja/platform/shell'

export interface MountedRemote {
  section: string
  release: ResolvedRemote
  update(): void
}

/** The module on the screen; there is only one. */
export type Mounted = Signal<MountedRemote | null>
