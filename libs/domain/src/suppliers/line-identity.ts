import { INVISIBLE } from '../format/text'
import { foldText } from '../list/fold-text'

/** Texts that differ only in case, accents, signs and spaces are the same. Same rule as `private.supplier_text_key`. */
export function supplierTextKey(text: string): string {
  const folded = foldText(text.replaceAll(INVISIBLE, ''))
  return trimmed(folded.replaceAll(/[^a-z0-9]+/g, ' ')) || trimmed(folded)
}

const trimmed = (text: string) => text.replaceAll(/^ +| +$/g, '')

export interface LineIdentity {
  key: string
  /** `code`: the list has the text with other codes too. `nothing`: it has it at other costs too, so that each line is asked about. */
  meaning: 'text' | 'code' | 'nothing'
}

/** @param lines with cost in cents */
export function lineIdentities(
  lines: readonly { line: number; text: string; code: string | null; cost: number | null }[],
): LineIdentity[] {
  const costsByText = new Map<string, Map<string, Set<number>>>()
  const keys = lines.map(({ text, code, cost }) => {
    const [textKey, codeKey] = [supplierTextKey(text), (code ?? '').trim().toUpperCase()]
    const costsByCode = costsByText.get(textKey) ?? new Map<string, Set<number>>()
    const costs = costsByCode.get(codeKey) ?? new Set()
    costsByText.set(textKey, costsByCode.set(codeKey, cost === null ? costs : costs.add(cost)))
    return { textKey, codeKey }
  })
  return keys.map(({ textKey, codeKey }, index) => {
    const costsByCode = costsByText.get(textKey)
    const key = `${textKey}\n${codeKey}`
    if ((costsByCode?.get(codeKey)?.size ?? 0) > 1) return { key: `${key}\n${lines[index]?.line}`, meaning: 'nothing' }
    return { key, meaning: (costsByCode?.size ?? 0) > 1 ? 'code' : 'text' }
  })
}
