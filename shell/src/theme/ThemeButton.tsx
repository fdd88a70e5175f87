import { useLoaded } from '@loja/ui'
import { Button, Tooltip } from 'antd'
import { useState } from 'react'
import { messages } from './messages'
import { themeIcons } from './theme-icons'
import { useThemeChoice } from './use-theme'

const loadThemeMenu = async () => (await import('./ThemeMenu')).ThemeMenu

/**
 * Opens the menu of themes. antd's menu is loaded when somebody comes near; a press before it is there is remembered,
 * and after a failure it asks again.
 */
export function ThemeButton() {
  const [choice] = useThemeChoice()
  const [near, setNear] = useState(false)
  const [pressed, setPressed] = useState(false)
  const {
    part: ThemeMenu,
    isError,
    isFetching,
    retry,
  } = useLoaded({
    name: 'theme-menu',
    load: loadThemeMenu,
    wanted: near || pressed,
  })
  if (ThemeMenu && pressed) return <ThemeMenu />
  return (
    <Tooltip title={messages.theme} placement="right" trigger={['hover', 'focus']}>
      <Button
        type="text"
        icon={themeIcons[choice]}
        aria-label={messages.theme}
        loading={pressed && isFetching}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={() => {
          setPressed(true)
          if (isError) retry()
        }}
      />
    </Tooltip>
  )
}
