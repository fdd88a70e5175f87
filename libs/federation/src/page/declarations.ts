import type { DeclaredData } from '@loja/platform/declaration'
import { type Registry, releaseKey } from '../registry/registry'

export interface Declarations {
  open(): Promise<void>
  of(registry: Registry, name: string, version: string): DeclaredData | null
}

export function createDeclarations(onOpen: () => void): Declarations {
  let read: Declarations['of'] | undefined
  let opening: Promise<void> | undefined

  function open(): Promise<void> {
    opening ??= import(/* webpackChunkName: "late-parts" */ './late-parts').then(
      ({ declarationOf }) => {
        read = declarationOf
        onOpen()
      },
      () => {
        opening = undefined
      },
    )
    return opening
  }

  return {
    open,
    of(registry, name, version) {
      if (registry.releases[releaseKey(name, version)]?.declares === undefined) return null
      if (!read) void open()
      return read?.(registry, name, version) ?? null
    },
  }
}
