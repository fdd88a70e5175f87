import { foldText } from '@loja/domain'

/**
 * The name of a variant: that of its product with its options (`Noite - 100 ML, Kit`). What the name says already is not
 * said again.
 */
export function variantName(name: string, options: string[]): string {
  const folded = foldText(name)
  const missing = options.filter((option) => !folded.includes(foldText(option)))
  return missing.length === 0 ? name : [name, missing.join(', ')].filter((part) => part !== '').join(' - ')
}

/** The last category of the deepest path: `Casa, Perfumes > Importados` is `Importados`. A comma may be escaped. */
export function deepestCategory(text: string, levels: RegExp = />/): string {
  const paths = text.split(/(?<!\\),/).map((path) =>
    path
      .split(levels)
      .map((level) => level.replaceAll('\\,', ',').trim())
      .filter((level) => level !== ''),
  )
  const deepest = paths.reduce((best, path) => (path.length > best.length ? path : best), [])
  return deepest.at(-1) ?? ''
}

/** `49,9000000000` is `49,90`, `10,0000` is `10`: some systems write every decimal that their database has. */
export function withoutZeros(text: string): string {
  return text.replace(/^(-?\d+)[.,]0+$/, '$1').replace(/^(-?\d+[.,]\d\d?)0*$/, '$1')
}
