import type { ResolvedRemote } from '@loja/federation'
import type { Signal } from '@loja/platform/shell'

export interface MountedRemote {
  /** e.g. `/admin/orders` */
  section: string
  release: ResolvedRemote
  /** Renders the current release instead. */
  update(): void
}

/** The module on the screen; there is only one. */
export type Mounted = Signal<MountedRemote | null>
