import type { ResolvedRemote } from '@loja/federation'

/** The module that is on the screen. */
export interface MountedRemote {
  /** e.g. `/admin/orders` */
  section: string
  release: ResolvedRemote
  /** Puts the release that the page would take now in its place. */
  update(): void
}

/** Which module is on the screen; there is place for one. */
export interface Mounted {
  get(): MountedRemote | null
  set(remote: MountedRemote | null): void
  subscribe(onChange: () => void): () => void
}

export function createMounted(): Mounted {
  let current: MountedRemote | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(remote) {
      current = remote
      for (const listener of listeners) listener()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}
