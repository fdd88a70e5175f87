import { buildTheme, useIsPhone } from '@loja/ui'
import type { ThemeConfig } from 'antd'
import { useReducedMotion } from './use-reduced-motion'
import { useColorScheme } from './use-theme'

/** Whether antd's CSS comes with the build, so that nothing of it is made in the page (libs/antd-css). */
declare const __ANTD_CSS_IS_BUILT__: boolean

/** The look of a theme is in its tokens alone: with CSS from the build (libs/antd-css) nothing is named after the theme. */
const STYLES = __ANTD_CSS_IS_BUILT__ ? { zeroRuntime: true, hashed: false } : {}

/** antd's theme for this person and this window. */
export function usePageTheme(): ThemeConfig {
  const scheme = useColorScheme()
  const motion = !useReducedMotion()
  return { ...buildTheme(scheme, { motion, isPhone: useIsPhone() }), ...STYLES }
}
