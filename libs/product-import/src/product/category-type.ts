import { CATEGORY_TYPES, type CategoryType, foldText } from '@loja/domain'

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

/** The type that a cell names; null for anything else. */
export function normalizeCategoryType(text: string): CategoryType | null {
  const folded = foldText(text).trim()
  return CATEGORY_TYPES.find((type) => type === folded) ?? COLUMN.find(([, is]) => is.test(folded))?.[0] ?? null
}

/**
 * The type that words in name, brand and description speak for (IMP-10). The description counts only where name and brand
 * say nothing: a perfume that stays on the skin is no cosmetic.
 */
export function guessCategoryType(product: {
  /** By `foldText`. */
  foldedName: string
  brandName: string
  description: string
}): CategoryType {
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
