import { buildTheme, useIsPhone } from '@loja/ui/parts'
import { ConfigProvider, type ConfigProviderProps } from 'antd'
import { useMemo, useSyncExternalStore } from 'react'
import { SchemeTokens } from './SchemeTokens'
import { useColorScheme } from './use-theme'

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => reduced.matches)
}

function subscribe(onChange: () => void): () => void {
  reduced.addEventListener('change', onChange)
  return () => reduced.removeEventListener('change', onChange)
}

/** antd's CSS is part of the build (tools/antd-css). */
declare const __ANTD_CSS_IS_BUILT__: boolean

/** antd renders the ring of a pressed button outside of the theme, so `motion` does not reach it. */
const STILL: ConfigProviderProps = { wave: { disabled: true } }

export const AntdTheme = __ANTD_CSS_IS_BUILT__ ? ThemeOfSheets : ThemeOfThePage

/** The sheets hold both themes: a change rerenders nothing. */
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

/** antd generates its styles in the page. */
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
