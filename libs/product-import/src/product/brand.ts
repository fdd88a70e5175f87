import { normalizeProductName } from '@loja/domain'
import type { ImportPlan } from '../analysis/import-plan'
import type { RecordCells } from '../analysis/record-cells'
import { trimSigns } from './trim-signs'
import type { Warn } from './warn'

/** As the column of the brands' names. */
const BRAND_NAME_LIMIT = 120
const ARTICLES = new Set(['o', 'a', 'os', 'as', 'um', 'uma', 'the', 'la', 'le', 'les', 'el', 'il', "l'"])

/** Around a word (`Fone, sem fio`, `"Pro" 100`); an apostrophe is part of one, unless it quotes it. */
const AROUND = ',;:"“”«»()[]{}*'

/** The brand that the list names, or the first word of the name (IMP-07), an article too: that is flagged. */
export function brandOf(cells: RecordCells, plan: ImportPlan, name: string, warn: Warn): string {
  const named = normalizeProductName(cells.text('brand'))
  if (named.length > BRAND_NAME_LIMIT) warn('brand-left-out', named.slice(0, 60))
  else if (named !== '' || !plan.guesses) return named
  const first =
    name
      .split(' ')
      .map(withoutSigns)
      .find((word) => /[\p{L}\p{N}]/u.test(word)) ?? name
  const guessed = first.slice(0, BRAND_NAME_LIMIT)
  const isArticle = guessed !== name && ARTICLES.has(guessed.toLowerCase())
  warn(isArticle ? 'brand-is-article' : 'guessed-brand', guessed)
  return guessed
}

function withoutSigns(word: string): string {
  const plain = trimSigns(word, AROUND)
  return /^['‘]/.test(plain) ? trimSigns(plain, "'‘’") : plain
}
