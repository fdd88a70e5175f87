import type { ResolvedRemote } from '@loja/federation'
import type { Signal } from '@loja/platform/shell'

/** The module that is on the screen. */
export interface MountedRemote {
  /** e.g. `/admin/orders` */
  section: string
  release: ResolvedRemote
  /** Puts the release that the page would take now in its place. */
  update(): void
}

/** Which module is on the screen; there is place for one. */
export type Mounted = Signal<MountedRemote | null>
