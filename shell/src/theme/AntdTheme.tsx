import { buildTheme, useIsPhone } from '@loja/ui'
import { ConfigProvider, type ConfigProviderProps } from 'antd'
import { useMemo } from 'react'
import { SchemeTokens } from './SchemeTokens'
import { useReducedMotion } from './use-reduced-motion'
import { useColorScheme } from './use-theme'

/** Whether antd's CSS comes with the build, so that nothing of it is made in the page (tools/antd-css). */
declare const __ANTD_CSS_IS_BUILT__: boolean

/** Of what moves, antd draws the ring around what is pressed outside of the tree that knows the theme's `motion`. */
const STILL: ConfigProviderProps = { wave: { disabled: true } }

/** antd with the look of the admin, in the theme that the person wants. Takes what else antd is told. */
export const AntdTheme = __ANTD_CSS_IS_BUILT__ ? ThemeOfSheets : ThemeOfThePage

/** The look is in sheets that hold both themes: antd is told of one, and draws nothing again when the theme changes. */
function ThemeOfSheets({ children, ...config }: ConfigProviderProps) {
  const motion = !useReducedMotion()
  const isPhone = useIsPhone()
  const theme = useMemo(
    () => ({ ...buildTheme('light', { motion, isPhone }), zeroRuntime: true, hashed: false }),
    [motion, isPhone],
  )
  return (
    <ConfigProvider {...config} theme={theme} {...(!motion && STILL)}>
      <SchemeTokens motion={motion} isPhone={isPhone}>
        {children}
      </SchemeTokens>
    </ConfigProvider>
  )
}

/** antd makes its styles in the page. */
function ThemeOfThePage({ children, ...config }: ConfigProviderProps) {
  const scheme = useColorScheme()
  const motion = !useReducedMotion()
  const isPhone = useIsPhone()
  return (
    <ConfigProvider {...config} theme={buildTheme(scheme, { motion, isPhone })} {...(!motion && STILL)}>
      {children}
    </ConfigProvider>
  )
}
