export { PALETTE_SEARCH_START, type PaletteResult, paletteKeys, searchPalette } from './palette-search'
