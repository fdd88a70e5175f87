import { INVISIBLE } from './text'

const SPACED_S10 = /(?<![A-Z0-9-])([A-Z]{2})[\s.-]?((?:\d[\s.-]?){9})([A-Z]{2})(?![A-Z0-9-])/giu

export function joinSpacedCodes(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(SPACED_S10, (spaced) => spaced.replaceAll(/[\s.-]/gu, ''))
}
