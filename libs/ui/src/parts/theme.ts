import { theme as antdTheme, type ThemeConfig } from 'antd'

export type ColorScheme = 'light' | 'dark'

interface Palette {
  accent: string
  accentHover: string
  accentSurface: string
  layout: string
  container: string
  elevated: string
  text: string
  textQuiet: string
  textDisabled: string
  border: string
  controlBorder: string
  danger: string
  onColor: string
  dangerSurface: string
  success: string
  successSurface: string
  warning: string
  warningSurface: string
  warningText: string
}

/** Red is only for destruction and errors. */
const PALETTES: Record<ColorScheme, Palette> = {
  light: {
    accent: '#12545f',
    accentHover: '#0c3f48',
    accentSurface: '#e2eef0',
    layout: '#f7f5f2',
    container: '#ffffff',
    elevated: '#ffffff',
    text: '#1f1d1a',
    textQuiet: '#625d55',
    textDisabled: '#a29c92',
    border: '#e6e1da',
    controlBorder: '#8d867b',
    danger: '#b3261e',
    onColor: '#ffffff',
    dangerSurface: '#fcefed',
    success: '#2f7d52',
    successSurface: '#e4f0e9',
    warning: '#b7791f',
    warningSurface: '#f8efdf',
    warningText: '#8a5a12',
  },
  dark: {
    accent: '#72c3cf',
    accentHover: '#9adbe5',
    accentSurface: '#17292c',
    layout: '#161513',
    container: '#1e1d1a',
    elevated: '#272522',
    text: '#f2efe9',
    textQuiet: '#aba69d',
    textDisabled: '#6f6b64',
    border: '#3a3732',
    controlBorder: '#79746c',
    danger: '#f08379',
    onColor: '#161513',
    dangerSurface: '#38201d',
    success: '#7cc79b',
    successSurface: '#1a2b22',
    warning: '#e0ac55',
    warningSurface: '#302614',
    warningText: '#e0ac55',
  },
}

export const THEME_CLASS = 'loja'

const THUMB = 44

interface Surroundings {
  motion: boolean
  isPhone: boolean
}

export function buildTheme(scheme: ColorScheme, { motion, isPhone }: Surroundings): ThemeConfig {
  const palette = PALETTES[scheme]
  return {
    // A fixed prefix for style sheets: `var(--ant-color-text)`.
    cssVar: { prefix: 'ant', key: THEME_CLASS },
    algorithm: scheme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      motion,
      colorPrimary: palette.accent,
      colorInfo: palette.accent,
      colorLink: palette.accent,
      // antd's derived colour is too dark on the dark theme.
      colorLinkHover: palette.accentHover,
      colorLinkActive: palette.accentHover,
      colorPrimaryHover: palette.accentHover,
      colorPrimaryActive: palette.accentHover,
      // Boxes have a light tint of their sign. antd derives grey from petrol and green.
      colorInfoBg: palette.accentSurface,
      colorSuccessBg: palette.successSurface,
      colorWarningBg: palette.warningSurface,
      colorErrorBg: palette.dangerSurface,
      colorInfoBorder: palette.border,
      colorSuccessBorder: palette.border,
      colorWarningBorder: palette.border,
      colorErrorBorder: palette.border,
      colorError: palette.danger,
      colorSuccess: palette.success,
      colorWarning: palette.warning,
      // The sign's colour is too light for small text on white.
      colorWarningText: palette.warningText,
      colorBgLayout: palette.layout,
      colorBgContainer: palette.container,
      colorBgElevated: palette.elevated,
      colorTextBase: palette.text,
      colorText: palette.text,
      colorTextSecondary: palette.textQuiet,
      colorTextTertiary: palette.textQuiet,
      colorTextDescription: palette.textQuiet,
      colorTextPlaceholder: palette.textQuiet,
      colorTextQuaternary: palette.textQuiet,
      colorTextDisabled: palette.textDisabled,
      colorPrimaryBg: palette.accentSurface,
      colorPrimaryBgHover: palette.accentSurface,
      controlItemBgActive: palette.accentSurface,
      controlItemBgActiveHover: palette.accentSurface,
      colorBorder: palette.controlBorder,
      colorBorderSecondary: palette.border,
      fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
      fontSize: 14,
      borderRadius: 6,
      controlHeight: isPhone ? THUMB : 36,
      ...(isPhone && { controlHeightSM: THUMB, controlHeightLG: THUMB }),
    },
    components: {
      Card: { bodyPadding: 16 },
      Notification: { width: 400 },
      // Days of other months can be chosen as well.
      DatePicker: {
        colorTextDisabled: palette.textQuiet,
        colorTextLightSolid: palette.onColor,
        // Seven days fit 320 px. A row is 12 px higher than its days.
        ...(isPhone && { cellWidth: 36, cellHeight: THUMB - 12 }),
      },
      // White has too little contrast on the dark theme.
      Button: {
        fontWeight: 500,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        primaryColor: palette.onColor,
        dangerColor: palette.onColor,
      },
    },
  }
}
