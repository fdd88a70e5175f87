import type { ThemeChoice } from './theme-choice'

export const messages = {
  theme: 'Tema',
  choices: { system: 'Sistema', light: 'Claro', dark: 'Escuro' } satisfies Record<ThemeChoice, string>,
} as const
