import { useId } from 'react'
import { messages } from './messages'
import { ThemeButton } from './ThemeButton'
import styles from './ThemePicker.module.css'
import { THEME_CHOICES } from './theme-icons'
import { useThemeChoice } from './use-theme'

/** `collapsed`: one button. Own radios: antd's `Segmented` would add 3 KB to the first load. */
export function ThemePicker({ collapsed }: { collapsed: boolean }) {
  const [choice, choose] = useThemeChoice()
  const name = useId()
  if (collapsed) return <ThemeButton />
  return (
    <div role="radiogroup" aria-label={messages.theme} className={styles.choices}>
      {THEME_CHOICES.map((value) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} checked={value === choice} onChange={() => choose(value)} />
          {messages.choices[value]}
        </label>
      ))}
    </div>
  )
}
