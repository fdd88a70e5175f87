import { foldText, type Gender } from '@loja/domain'

const NORMALIZED: [Gender, RegExp][] = [
  ['masculino', /^(m|male|men|masc.*)$/],
  ['feminino', /^(f|female|women|fem.*)$/],
  ['unissex', /^(u|unisex|unissex)$/],
]
const WORDS = /\b(masculin[oa]|feminin[oa]|unissex|unisex)\b/
/** Whether it is worth taking the name apart. */
const LONE_LETTER = /[\s()[\]/,;|–—-][MFU](?![^\s()[\]/,;|–—-])/
const LETTERS: Record<string, Gender> = { M: 'masculino', F: 'feminino', U: 'unissex' }

/** The gender that a cell names (IMP-10); null for anything else. */
export function normalizeGender(text: string): Gender | null {
  const folded = foldText(text).trim().replace(/\.$/, '')
  return NORMALIZED.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}

/**
 * The gender that a name ends with as a letter of its own (IMP-07), or says as a word. The first word is never a letter
 * of gender (`F for Fascination`), nor is the M of `100 ML`. @param foldedName by `foldText`
 */
export function genderIn(name: string, foldedName: string): Gender | null {
  if (LONE_LETTER.test(name)) {
    const [, ...words] = name.split(/[\s()[\]/,;|–—-]+/)
    const letter = words.findLast((word) => LETTERS[word] !== undefined)
    if (letter !== undefined) return LETTERS[letter] ?? null
  }
  const word = WORDS.exec(foldedName)
  return word ? normalizeGender(word[0]) : null
}
