import { foldText } from '@loja/domain/list'
import { CATEGORY_TYPES, type CategoryType, type Gender } from '@loja/domain/products'
import type { ImportPlan, RecordCells } from '../analysis/record-cells'
import type { Warn } from '../model/import-outcome'

export function genderOf(
  cells: RecordCells,
  plan: ImportPlan,
  { name, foldedName }: { name: string; foldedName: string },
  warn: Warn,
): Gender | null {
  const written = cells.text('gender')
  if (written !== '') {
    const gender = normalizeGender(written)
    if (gender === null) warn('unknown-gender', written.slice(0, 60))
    return gender
  }
  const guessed = plan.guesses ? genderIn(name, foldedName) : null
  if (guessed !== null) warn('guessed-gender', guessed)
  return guessed
}

export function categoryTypeOf(
  cells: RecordCells,
  plan: ImportPlan,
  product: { foldedName: string; brandName: string; description: string },
  warn: Warn,
): CategoryType {
  const written = cells.text('categoryType')
  const named = normalizeCategoryType(written)
  if (named !== null) return named
  const guessed = plan.guesses ? guessCategoryType(product) : 'perfume'
  if (written !== '') warn('unknown-type', written.slice(0, 60))
  else if (plan.guesses) warn('guessed-type', guessed)
  return guessed
}

export function volumeOf(cells: RecordCells, plan: ImportPlan, name: string, warn: Warn): string | null {
  const written = cells.text('volume')
  if (written !== '' || !plan.guesses) return written || null
  const guessed = volumeIn(name)
  if (guessed !== null) warn('guessed-volume', guessed)
  return guessed
}

const ELECTRONIC = wordsOf(
  'eletronicos?|celular(es)?|smartphones?|iphone|ipad|tablets?|fones?|headphones?|headset|earbuds?|airpods',
  'carregador(es)?|usb|hdmi|bluetooth|wi ?fi|notebook|laptop|computador|smart ?watch|smart ?tv|tv|televisao|televisor',
  'monitor|teclado|mouse|webcam|drone|playstation|xbox|nintendo|console|ssd|pen ?drive|power ?bank|roteador|alexa',
  'caixa de som|relogio inteligente|camera|impressora|secador de cabelo|chapinha',
)
const COSMETIC = wordsOf(
  'cosmeticos?|maquiagem|make ?up|batom|lip ?stick|gloss|rimel|blush|sombra|delineador|corretivo|primer|iluminador|esmalte',
  'base liquida|base matte|base facial|po compacto|po facial|mascara (de cilios|facial|capilar)|hidratante|cremes?|locao',
  'serum|protetor solar|sabonete|shampoo|xampu|condicionador|skin ?care|pele|facial|demaquilante|tonico|esfoliante|argila',
  'oleo corporal|body lotion|pincel',
)
const PERFUME = wordsOf(
  'perfumes?|perfumaria|parfum|eau de (toilette|cologne|parfum)|edp|edt|edc|colonias?|deo colonia|fragrancias?|body splash',
)
const COLUMN: [CategoryType, RegExp][] = [
  ['perfume', /^(perfum|fragranc)/],
  ['cosmetico', /^(cosmet|maquiag|make)/],
  ['eletronico', /^(eletron|electron)/],
]

function normalizeCategoryType(text: string): CategoryType | null {
  const folded = foldText(text).trim()
  return CATEGORY_TYPES.find((type) => type === folded) ?? COLUMN.find(([, is]) => is.test(folded))?.[0] ?? null
}

/** By words (IMP-10). The description counts last: a perfume may "stay on the skin". */
function guessCategoryType(product: { foldedName: string; brandName: string; description: string }): CategoryType {
  const { foldedName, brandName, description } = product
  return typeIn(`${foldedName} ${foldText(brandName)}`) ?? typeIn(foldText(description)) ?? 'perfume'
}

function typeIn(folded: string): CategoryType | null {
  if (ELECTRONIC.test(folded)) return 'eletronico'
  if (PERFUME.test(folded)) return 'perfume'
  return COSMETIC.test(folded) ? 'cosmetico' : null
}

function wordsOf(...alternatives: string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.join('|')})\\b`)
}

const NORMALIZED: [Gender, RegExp][] = [
  ['masculino', /^(m|male|men|masc[a-z]*)$/],
  ['feminino', /^(f|female|women|fem[a-z]*)$/],
  ['unissex', /^(u|unisex|unissex)$/],
]
const WORDS = /\b(masculin[oa]|feminin[oa]|unissex|unisex)\b/
const LONE_LETTER = /[\s()[\]/,;|–—-][MFU](?![^\s()[\]/,;|–—-])/
const LETTERS: Record<string, Gender> = { M: 'masculino', F: 'feminino', U: 'unissex' }

function normalizeGender(text: string): Gender | null {
  const folded = foldText(text).trim().replace(/\.$/, '')
  return NORMALIZED.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}

/** A word, or a letter at the end (IMP-07), but not the first word (`F for Fascination`) or the M of `100 ML`. */
function genderIn(name: string, foldedName: string): Gender | null {
  if (LONE_LETTER.test(name)) {
    const [, ...words] = name.split(/[\s()[\]/,;|–—-]+/)
    const letter = words.findLast((word) => LETTERS[word] !== undefined)
    if (letter !== undefined) return LETTERS[letter] ?? null
  }
  const word = WORDS.exec(foldedName)
  return word ? normalizeGender(word[0]) : null
}

/** Bounded everywhere, so that long digits take linear time. */
const VOLUME =
  /(?<![\d.,])(\d{1,2}\s?x\s?)?(\d{1,4}(?:[.,]\d{1,2})?)\s?(ml|litros?|fl\.? ?oz|kg|(?<=\d{2})g|(?<=\d)l)(?![\p{L}\d])/iu
const UNITS: [RegExp, string][] = [
  [/^ml$/i, 'ML'],
  [/^fl/i, 'fl oz'],
]

function volumeIn(text: string): string | null {
  const found = VOLUME.exec(text)
  if (!found) return null
  const [, times = '', amount = '', unit = ''] = found
  const [, written] = UNITS.find(([pattern]) => pattern.test(unit)) ?? [null, unit]
  return `${times.replaceAll(/\s/g, '').toLowerCase()}${amount} ${written}`
}
