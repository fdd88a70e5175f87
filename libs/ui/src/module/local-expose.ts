import type { RemoteModule, RemoteProps } from '@loja/platform'
import { createElement, useSyncExternalStore } from 'react'
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

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

/** For `pnpm dev --shell`: mounts the module again after a change, in a page whose React has no Fast Refresh. */
const LocalModule: RemoteModule['default'] = (props: RemoteProps) => {
  const key = useSyncExternalStore(subscribe, () => revision)
  return createElement(Module, { ...props, key })
}

export default LocalModule
export { meta, prefetch, readsOf } from './expose'
