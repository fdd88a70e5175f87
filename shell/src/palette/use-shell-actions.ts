import { messages as themeMessages } from '../theme/messages'
import { useThemeChoice } from '../theme/use-theme'
import type { PaletteEntry } from './palette-entries'
import { paletteMessages } from './palette-messages'

const THEMES = ['light', 'dark', 'system'] as const

export function useShellActions({ leave, onClose }: { leave: () => void; onClose: () => void }): PaletteEntry[] {
  const [, chooseTheme] = useThemeChoice()
  const { theme, choices } = themeMessages
  return [
    ...THEMES.map((choice) => ({
      kind: 'command' as const,
      to: `#tema-${choice}`,
      label: `${theme}: ${choices[choice]}`,
      icon: 'picture' as const,
      of: paletteMessages.action,
      keywords: paletteMessages.themeKeywords,
      run: () => {
        chooseTheme(choice)
        onClose()
      },
    })),
    {
      kind: 'command',
      to: '#sair',
      label: paletteMessages.signOut,
      icon: 'contacts',
      of: paletteMessages.action,
      keywords: paletteMessages.signOutKeywords,
      run: leave,
    },
  ]
}
