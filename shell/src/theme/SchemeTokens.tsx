import { buildTheme } from '@loja/ui/parts'
import { theme as antdTheme } from 'antd'
import { type ContextType, type ReactNode, useContext, useDeferredValue, useMemo } from 'react'
import { useColorScheme } from './use-theme'

const Design = antdTheme._internalContext
type Design = ContextType<typeof Design>

/** Theme tokens for code that reads them as values (`theme.useToken()`): the sheets hold both themes. */
export function SchemeTokens({
  children,
  ...surroundings
}: Parameters<typeof buildTheme>[1] & { children: ReactNode }) {
  const { motion, isPhone } = surroundings
  const scheme = useDeferredValue(useColorScheme())
  const light = useContext(Design)
  const dark = useMemo(() => darkDesign(light, { motion, isPhone }), [light, motion, isPhone])
  return <Design.Provider value={scheme === 'dark' ? dark : light}>{children}</Design.Provider>
}

function darkDesign(light: Design, surroundings: Parameters<typeof buildTheme>[1]): Design {
  const { token: own, components = {} } = buildTheme('dark', surroundings)
  const token = { ...antdTheme.defaultSeed, ...own }
  return {
    ...light,
    theme: DARK as unknown as NonNullable<Design['theme']>,
    token,
    components: components as NonNullable<Design['components']>,
    override: { override: token, ...components } as Design['override'],
  }
}

const DARK = { id: 'dark', getDerivativeToken: antdTheme.darkAlgorithm }
