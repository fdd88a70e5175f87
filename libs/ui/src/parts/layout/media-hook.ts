import { useSyncExternalStore } from 'react'

/** Its query is shared, because every row may ask. */
export function mediaHook(media: string): () => boolean {
  let shared: MediaQueryList | undefined
  const query = () => {
    shared ??= matchMedia(media)
    return shared
  }
  const subscribe = (onChange: () => void) => {
    query().addEventListener('change', onChange)
    return () => query().removeEventListener('change', onChange)
  }
  return () => useSyncExternalStore(subscribe, () => query().matches)
}
