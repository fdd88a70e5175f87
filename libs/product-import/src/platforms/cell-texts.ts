import { isNoCategory } from '../product/category-name'
import type { PlatformCell } from './platform-rules'

/** The last category of the deepest path: `Casa, Perfumes > Importados` is `Importados`. A comma may be escaped. */
export function deepestCategory(text: string, levels: RegExp = />/): string {
  const paths = text.split(/(?<!\\),/).map((path) =>
    path
      .split(levels)
      .map((level) => level.replaceAll('\\,', ',').trim())
      .filter((level) => level !== '' && !isNoCategory(level)),
  )
  const deepest = paths.reduce((best, path) => (path.length > best.length ? path : best), [])
  return deepest.at(-1) ?? ''
}

/** `49,9000000000` is `49,90`, `10,0000` is `10`: some systems write every decimal that their database has. */
export function withoutZeros(text: string): string {
  return text.replace(/^(-?\d+)[.,]0+$/, '$1').replace(/^(-?\d+[.,]\d\d?)0*$/, '$1')
}

/** A sale price as platforms write it that store 0 for none. */
export function withoutZeroPrice(cell: PlatformCell | undefined): PlatformCell {
  return cell === undefined || /^[0.,]*$/.test(cell.text) ? { text: '', number: null } : cell
}
