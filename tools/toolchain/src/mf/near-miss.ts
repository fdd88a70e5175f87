import { nearest } from '@loja/federation-build'

/** The text may lack the prefix `mf-`. */
export function didYouMean(text: string, names: readonly string[]): string {
  const near = nearest(text, names) ?? nearest(`mf-${text}`, names)
  return near === undefined ? '' : ` Did you mean ${near}?`
}
