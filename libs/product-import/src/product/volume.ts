/** Bounded everywhere, so that a long row of digits costs no more than its length. */
const VOLUME =
  /(?<![\d.,])(\d{1,2}\s?x\s?)?(\d{1,4}(?:[.,]\d{1,2})?)\s?(ml|litros?|fl\.? ?oz|kg|(?<=\d{2})g|(?<=\d)l)(?![\p{L}\d])/iu
const UNITS: [RegExp, string][] = [
  [/^ml$/i, 'ML'],
  [/^fl/i, 'fl oz'],
]

/** The volume that a text names, as `100 ML` or `3x50 ML`; null where there is none. */
export function volumeIn(text: string): string | null {
  const found = VOLUME.exec(text)
  if (!found) return null
  const [, times = '', amount = '', unit = ''] = found
  const [, written] = UNITS.find(([pattern]) => pattern.test(unit)) ?? [null, unit]
  return `${times.replaceAll(/\s/g, '').toLowerCase()}${amount} ${written}`
}
