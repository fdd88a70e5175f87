import type { ColorScheme } from '@loja/ui'
import { useSyncExternalStore } from 'react'

const dark = matchMedia('(prefers-color-scheme: dark)')

function subscribe(onChange: () => void): () => void {
  dark.addEventListener('change', onChange)
  return () => dark.removeEventListener('change', onChange)
}

/** The colour scheme that the system asks for, followed while the page is open. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, () => (dark.matches ? 'dark' : 'light'))
}
