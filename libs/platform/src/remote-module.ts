import type { ComponentType } from 'react'

/** Semver. The loader compares it with the range in a remote's metadata. */
export const CONTRACT_VERSION = '3.9.0'

export interface RemoteProps {
  basePath: string
  /** Called when the code of a page cannot be loaded, and with `null` when it is loaded later. Since 3.7.0. */
  onPageCode?(failure: unknown): void
}

export interface RemoteMeta {
  name: string
  version: string
  contract: string
}

export interface PageRead {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>
}

/** Exposed as `./module`. Rendered inside the shell's router, jotai store, query client and theme. */
export interface RemoteModule {
  default: ComponentType<RemoteProps>
  meta: RemoteMeta
  /** Begins to load the page of an address, e.g. `/admin/orders`. Since 3.3.0. */
  prefetch?(pathname: string): void
  /** What the page reads first without parameters. Since 3.5.0. */
  readsOf?(pathname: string): Promise<readonly PageRead[]>
}
