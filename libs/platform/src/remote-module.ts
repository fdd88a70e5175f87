import type { ComponentType } from 'react'

/** Version of this contract (semver), as in this package's package.json. A remote states the range that it was built for; the loader compares. */
export const CONTRACT_VERSION = '3.2.0'

/** What the shell passes to the module that owns the current address. */
export interface RemoteProps {
  /** The route that brought the module up, e.g. `/admin/orders`; the module's own routes hang below it. */
  basePath: string
}

/** How a remote describes itself. */
export interface RemoteMeta {
  /** Package name, e.g. `mf-orders`. */
  name: string
  /** Release, e.g. `0.1.0-1a2b3c4d`. */
  version: string
  /** Range of contract versions that it works with, e.g. `^3.2.0`. */
  contract: string
  /** Addresses that it renders. */
  routes: readonly string[]
}

/**
 * What a remote exposes as `./module`. The component is rendered inside the shell's router, jotai store, query client
 * and theme; it brings no provider of its own.
 */
export interface RemoteModule {
  default: ComponentType<RemoteProps>
  meta: RemoteMeta
}
