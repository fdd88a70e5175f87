import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { ThemeChoice } from './theme-choice'

export const themeIcons: Record<ThemeChoice, ReactNode> = {
  system: <DesktopOutlined aria-hidden />,
  light: <SunOutlined aria-hidden />,
  dark: <MoonOutlined aria-hidden />,
}

export const THEME_CHOICES: readonly ThemeChoice[] = ['system', 'light', 'dark']
