import { useSyncExternalStore } from 'react'

/** Below 768 px (NAV-03). */
const PHONE = '(max-width: 767.98px)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(PHONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the window is narrower than the mobile breakpoint, followed while it changes. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches)
}
