import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons'
import { Button, Dropdown, Segmented, Tooltip } from 'antd'
import { type ReactNode, useState } from 'react'
import { messages } from './messages'
import type { ThemeChoice } from './theme-choice'
import { useThemeChoice } from './use-theme'

const ICONS: Record<ThemeChoice, ReactNode> = {
  system: <DesktopOutlined aria-hidden />,
  light: <SunOutlined aria-hidden />,
  dark: <MoonOutlined aria-hidden />,
}
const CHOICES: readonly ThemeChoice[] = ['system', 'light', 'dark']

/** Chooses the theme; `collapsed` leaves room for one button. */
export function ThemePicker({ collapsed }: { collapsed: boolean }) {
  const [choice, choose] = useThemeChoice()
  const [menuOpen, setMenuOpen] = useState(false)
  if (!collapsed) {
    return (
      <Segmented<ThemeChoice>
        block
        // The choices are one stop of the Tab key by themselves; antd makes the frame another one.
        tabIndex={-1}
        aria-label={messages.theme}
        value={choice}
        onChange={choose}
        options={CHOICES.map((value) => ({ value, label: messages.choices[value] }))}
      />
    )
  }
  const items = CHOICES.map((key) => ({
    key,
    icon: ICONS[key],
    label: messages.choices[key],
    onClick: () => choose(key),
  }))
  return (
    <Dropdown
      menu={{ items, selectable: true, selectedKeys: [choice] }}
      trigger={['click']}
      placement="topLeft"
      onOpenChange={setMenuOpen}
    >
      <Tooltip title={menuOpen ? '' : messages.theme} placement="right" trigger={['hover', 'focus']}>
        <Button type="text" icon={ICONS[choice]} aria-label={messages.theme} />
      </Tooltip>
    </Dropdown>
  )
}
