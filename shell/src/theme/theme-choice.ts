import type { ColorScheme } from '@loja/ui/parts'

export type ThemeChoice = 'system' | ColorScheme

/** Also read by `shell/src/start/early.js` before the first paint. */
export const THEME_KEY = 'loja-theme'

export function parseThemeChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function resolveScheme(choice: ThemeChoice, systemIsDark: boolean): ColorScheme {
  if (choice !== 'system') return choice
  return systemIsDark ? 'dark' : 'light'
}
