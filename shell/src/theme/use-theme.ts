import { createSignal } from '@loja/platform/shell'
import type { ColorScheme } from '@loja/ui/parts'
import { useEffect, useSyncExternalStore } from 'react'
import { parseThemeChoice, resolveScheme, THEME_KEY, type ThemeChoice } from './theme-choice'

const systemDark = matchMedia('(prefers-color-scheme: dark)')
const choice = createSignal(parseThemeChoice(readStored()))

// From the start: a background tab may render much later.
window.addEventListener('storage', (event) => {
  if (event.key !== THEME_KEY && event.key !== null) return
  choice.set(parseThemeChoice(readStored()))
})

function subscribe(onChange: () => void): () => void {
  const unsubscribe = choice.subscribe(onChange)
  systemDark.addEventListener('change', onChange)
  return () => {
    unsubscribe()
    systemDark.removeEventListener('change', onChange)
  }
}

export function useThemeChoice(): [ThemeChoice, (next: ThemeChoice) => void] {
  return [useSyncExternalStore(choice.subscribe, choice.get), choose]
}

export function useColorScheme(): ColorScheme {
  const scheme = useSyncExternalStore(subscribe, () => resolveScheme(choice.get(), systemDark.matches))
  useEffect(
    function paintDocument() {
      const { dataset } = document.documentElement
      if (dataset.theme === scheme) return
      // Some hundred elements would fade, each in a transition of its own.
      dataset.repainting = ''
      dataset.theme = scheme
      // The first frame begins before the new colours are computed.
      requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.repainting))
    },
    [scheme],
  )
  return scheme
}

function choose(next: ThemeChoice): void {
  choice.set(next)
  try {
    if (next === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, next)
  } catch (error) {
    console.warn('[theme.keep]', error instanceof Error ? error.name : 'unknown')
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(THEME_KEY)
  } catch {
    // Forbidden storage: follows the system.
    return null
  }
}
