import { Menu } from '@loja/ui'
import { Button } from 'antd'
import { messages } from './messages'
import { THEME_CHOICES, themeIcons } from './theme-icons'
import { useThemeChoice } from './use-theme'

export function ThemeButton() {
  const [choice, choose] = useThemeChoice()
  const items = THEME_CHOICES.map((key) => ({
    key,
    icon: themeIcons[key],
    label: messages.choices[key],
    onClick: () => choose(key),
  }))
  return (
    <Menu items={items} chosen={choice} placement="topLeft">
      <Button type="text" icon={themeIcons[choice]} aria-label={messages.theme} title={messages.theme} />
    </Menu>
  )
}
