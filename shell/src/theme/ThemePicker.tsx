import { Segmented } from 'antd'
import { messages } from './messages'
import { ThemeButton } from './ThemeButton'
import type { ThemeChoice } from './theme-choice'
import { THEME_CHOICES } from './theme-icons'
import { useThemeChoice } from './use-theme'

/** `collapsed`: one button. */
export function ThemePicker({ collapsed }: { collapsed: boolean }) {
  const [choice, choose] = useThemeChoice()
  if (collapsed) return <ThemeButton />
  return (
    <Segmented<ThemeChoice>
      block
      // antd would make the frame another Tab stop.
      tabIndex={-1}
      aria-label={messages.theme}
      value={choice}
      onChange={choose}
      options={THEME_CHOICES.map((value) => ({ value, label: messages.choices[value] }))}
    />
  )
}
