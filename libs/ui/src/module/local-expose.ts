import type { RemoteModule, RemoteProps } from '@loja/platform'
import { useQueryClient } from '@tanstack/react-query'
import { createElement, useCallback, useSyncExternalStore } from 'react'
import Module from './expose'

declare global {
  interface ImportMeta {
    webpackHot?: { accept(dependency: string, onUpdate: () => void): void }
  }
}

let revision = 0
const listeners = new Set<() => void>()

// The import above is a live binding: it is the changed module from here on.
import.meta.webpackHot?.accept('./expose', () => {
  revision += 1
  for (const listener of listeners) listener()
})

/** For `pnpm dev --shell`: mounts the module again after a change, in a page whose React has no Fast Refresh. */
const LocalModule: RemoteModule['default'] = (props: RemoteProps) => {
  const queries = useQueryClient()
  const subscribe = useCallback(
    (onChange: () => void) => {
      const update = () => {
        // Late parts are stored as queries (`useLoaded`).
        queries.removeQueries({ queryKey: ['part'] })
        onChange()
      }
      listeners.add(update)
      return () => void listeners.delete(update)
    },
    [queries],
  )
  const key = useSyncExternalStore(subscribe, () => revision)
  return createElement(Module, { ...props, key })
}

export default LocalModule
export { meta, prefetch, readsOf } from './expose'
