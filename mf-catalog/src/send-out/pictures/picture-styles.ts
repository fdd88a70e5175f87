export const PICTURE_STYLES = ['light', 'dark'] as const
export type PictureStyle = (typeof PICTURE_STYLES)[number]

export interface PicturePalette {
  background: string
  card: string
  /** Behind the photo. Most photos have a white background. */
  panel: string
  placeholder: string
  text: string
  quiet: string
  accent: string
  badge: string
  onBadge: string
}

export const PICTURE_PALETTES: Record<PictureStyle, PicturePalette> = {
  light: {
    background: '#f1ece4',
    card: '#ffffff',
    panel: '#ffffff',
    placeholder: '#ece7df',
    text: '#1f1d1a',
    quiet: '#6d675e',
    accent: '#12545f',
    badge: '#b4452c',
    onBadge: '#ffffff',
  },
  dark: {
    background: '#141312',
    card: '#24221f',
    panel: '#ffffff',
    placeholder: '#34312d',
    text: '#f5f1ea',
    quiet: '#b3ada3',
    accent: '#8fd3dd',
    badge: '#e0ac55',
    onBadge: '#1f1d1a',
  },
}
