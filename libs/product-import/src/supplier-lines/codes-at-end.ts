const CODE = /(?<![\p{L}\d.-])(?!(?:REF|COD|SKU|EAN|CX|RS)\b)[A-Z]{2,5}-?\d{3,6}(?![\p{L}\d-])/u
const MEASURE = /\d ?(?:m?l|k?g|oz)[^\p{L}\d]{0,3}$/iu
const FEWEST = 3
const MOST = 0.6
const SAMPLED = 500
const LONGEST = 1000

/**
 * Names the codes behind the names of a list: `PERFUME ASAD 100ML LAT-1234` becomes `PERFUME ASAD 100ML cód. LAT-1234`.
 * Most names must have one and most codes be behind a measure, because models of devices look alike: `Sony WH-1000`.
 */
export function withCodesNamed(texts: readonly string[]): readonly string[] {
  const sample = texts.slice(0, SAMPLED).filter((text) => /\p{L}/u.test(text) && /\d/.test(text))
  const found = sample.flatMap((text) => codeIn(text) ?? [])
  const measured = found.filter(({ head }) => MEASURE.test(head))
  const differ = new Set(found.map(({ code }) => code)).size >= found.length * 0.9
  const isList = found.length >= FEWEST && found.length >= sample.length * MOST && differ
  if (!isList || measured.length < found.length / 2) return texts
  return texts.map((text) => {
    const end = codeIn(text)
    return end === null ? text : `${end.head}cód. ${text.slice(end.head.length)}`
  })
}

function codeIn(text: string): { head: string; code: string } | null {
  const found = text.length > LONGEST ? null : CODE.exec(text)
  const head = text.slice(0, found?.index)
  return found && /\p{L}{2}/u.test(head) ? { head, code: found[0] } : null
}
