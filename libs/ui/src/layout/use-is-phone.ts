import { useSyncExternalStore } from 'react'

/** NAV-03. */
const PHONE = '(max-width: 767.98px)'

let query: MediaQueryList | undefined

/** Shared, because every row asks. */
function phoneQuery(): MediaQueryList {
  query ??= matchMedia(PHONE)
  return query
}

function subscribe(onChange: () => void): () => void {
  phoneQuery().addEventListener('change', onChange)
  return () => phoneQuery().removeEventListener('change', onChange)
}

export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phoneQuery().matches)
}
