import { theme as antdTheme, type ThemeConfig } from 'antd'

export type ColorScheme = 'light' | 'dark'

interface Palette {
  accent: string
  /** Behind what is chosen, e.g. the current link. */
  accentSurface: string
  layout: string
  container: string
  elevated: string
  text: string
  /** Labels and hints; 4.5:1 on every surface. */
  textQuiet: string
  border: string
  danger: string
  /** Text on accent and danger. */
  onColor: string
  dangerSurface: string
  success: string
  warning: string
}

/** Warm neutral surfaces, near-black text, one accent (deep petrol); red is for destruction and errors alone. */
const PALETTES: Record<ColorScheme, Palette> = {
  light: {
    accent: '#12545f',
    accentSurface: '#e2eef0',
    layout: '#f7f5f2',
    container: '#ffffff',
    elevated: '#ffffff',
    text: '#1f1d1a',
    textQuiet: '#625d55',
    border: '#e6e1da',
    danger: '#b3261e',
    onColor: '#ffffff',
    dangerSurface: '#fcefed',
    success: '#2f7d52',
    warning: '#b7791f',
  },
  dark: {
    accent: '#72c3cf',
    accentSurface: '#17292c',
    layout: '#161513',
    container: '#1e1d1a',
    elevated: '#272522',
    text: '#f2efe9',
    textQuiet: '#aba69d',
    border: '#3a3732',
    danger: '#f08379',
    onColor: '#161513',
    dangerSurface: '#38201d',
    success: '#7cc79b',
    warning: '#e0ac55',
  },
}

/** The look of the whole admin; set once, in the shell. */
export function buildTheme(scheme: ColorScheme): ThemeConfig {
  const palette = PALETTES[scheme]
  return {
    // A fixed prefix, so that style sheets can use the tokens: `var(--ant-color-text)`.
    cssVar: { prefix: 'ant', key: 'loja' },
    algorithm: scheme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      colorPrimary: palette.accent,
      colorInfo: palette.accent,
      colorLink: palette.accent,
      colorError: palette.danger,
      colorSuccess: palette.success,
      colorWarning: palette.warning,
      colorBgLayout: palette.layout,
      colorBgContainer: palette.container,
      colorBgElevated: palette.elevated,
      colorTextBase: palette.text,
      colorText: palette.text,
      colorTextSecondary: palette.textQuiet,
      colorTextTertiary: palette.textQuiet,
      colorTextDescription: palette.textQuiet,
      colorTextPlaceholder: palette.textQuiet,
      colorPrimaryBg: palette.accentSurface,
      colorErrorBg: palette.dangerSurface,
      colorPrimaryBgHover: palette.accentSurface,
      controlItemBgActive: palette.accentSurface,
      controlItemBgActiveHover: palette.accentSurface,
      colorBorder: palette.border,
      colorBorderSecondary: palette.border,
      fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
      fontSize: 14,
      borderRadius: 6,
      controlHeight: 36,
    },
    components: {
      Table: {
        cellPaddingBlock: 4,
        headerBg: palette.container,
        headerSplitColor: 'transparent',
        // The arrow says by what a list is sorted; a column of another colour would say more than is meant.
        headerSortActiveBg: palette.container,
        headerSortHoverBg: palette.accentSurface,
        bodySortBg: 'transparent',
      },
      Card: { bodyPadding: 16 },
      // Dark text on the light colours of the dark theme: white would not be readable.
      Button: {
        primaryShadow: 'none',
        dangerShadow: 'none',
        primaryColor: palette.onColor,
        dangerColor: palette.onColor,
      },
    },
  }
}
