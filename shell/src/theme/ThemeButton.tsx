import { Tooltip, useOnDemand } from '@loja/ui'
import { Button } from 'antd'
import { messages } from './messages'
import { themeIcons } from './theme-icons'
import { useThemeChoice } from './use-theme'

const loadThemeMenu = async () => (await import('./ThemeMenu')).ThemeMenu

export function ThemeButton() {
  const [choice] = useThemeChoice()
  const { part: ThemeMenu, buttonProps } = useOnDemand('theme-menu', loadThemeMenu)
  if (ThemeMenu) return <ThemeMenu />
  return (
    <Tooltip title={messages.theme} placement="right">
      <Button type="text" icon={themeIcons[choice]} aria-label={messages.theme} {...buttonProps} />
    </Tooltip>
  )
}
