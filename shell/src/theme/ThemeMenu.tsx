import { Button, Dropdown, Tooltip } from 'antd'
import { useState } from 'react'
import { messages } from './messages'
import type { ThemeChoice } from './theme-choice'
import { THEME_CHOICES, themeIcons } from './theme-icons'
import { useThemeChoice } from './use-theme'

/** Replaces a button that was pressed: open and focused. */
export function ThemeMenu() {
  const [choice, choose] = useThemeChoice()
  const [open, setOpen] = useState(true)
  const items = THEME_CHOICES.map((key: ThemeChoice) => ({
    key,
    icon: themeIcons[key],
    label: messages.choices[key],
    onClick: () => choose(key),
  }))
  return (
    <Dropdown
      menu={{ items, selectable: true, selectedKeys: [choice] }}
      trigger={['click']}
      placement="topLeft"
      open={open}
      onOpenChange={setOpen}
    >
      <Tooltip title={open ? '' : messages.theme} placement="right" trigger={open ? [] : ['hover', 'focus']}>
        <Button type="text" autoFocus icon={themeIcons[choice]} aria-label={messages.theme} />
      </Tooltip>
    </Dropdown>
  )
}
