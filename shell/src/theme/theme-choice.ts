import type { ColorScheme } from '@loja/ui'

/** What the person wants: a theme, or the system's. */
export type ThemeChoice = 'system' | ColorScheme

/** `shell/public/early.js` reads the same key before the first paint. */
export const THEME_KEY = 'loja-theme'

/** @param stored what the browser kept, if anything */
export function parseThemeChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** The theme to show. */
export function resolveScheme(choice: ThemeChoice, systemIsDark: boolean): ColorScheme {
  if (choice !== 'system') return choice
  return systemIsDark ? 'dark' : 'light'
}
