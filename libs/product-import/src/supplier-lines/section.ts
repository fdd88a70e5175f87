import { foldInPlace } from '../price-lines/fold-in-place'
import { cleanName, withoutMarkup } from '../price-lines/line-text'
import { HEADING, NO_PRODUCT } from '../price-lines/no-product'
import { isSoldOut, withoutSoldOut } from './line-codes'
import { isOnlyTraits } from './traits'

const LONGEST = 60
const MOST_WORDS = 6
/** No year. */
const LAST_NUMBER = /(?<![\p{L}\d.,/-])(?!(?:19|20)\d\d$)(?:\d{2,6}|\d{1,3}\.\d{3})(?:,\d{1,2})?$/u
const TALK = new RegExp(
  `^(?:${[
    'bom dia|boas? (?:tarde|noite|vendas)|ola|oi|obrigad[oa]s?|qualquer|duvidas?|cham[ae](?!.*\\d)|aguard(?:o|amos|ando|em?)|por favor|favor',
    'obs|atencao|aproveit(?:e|em|ando|ar)|somente|temos|nao|segue|seguem|pessoal|clientes?|tudo|todos|descricao',
    'amig[oa]s?(?= *(?:$|[,!.]| e | client))|produtos? +\\S|confira[m]?|vejam?|garanta|imperdive(?:l|is)',
    'ultimas (?:unidades|pecas)|enviamos|link na bio|ate (?:amanha|logo|breve|mais)|beijos|abracos|atenciosamente|equipe',
    'corr(?:e|am) que|vem que|fotos reais|(?:com|sem) nota|sem troca|garantia de|lacrad[oa]s? e|consult(?:e|em|ar)|quem quiser',
    'faca(?:m)? (?:seu|o) pedido|peca(?:m)? (?:ja|o seu)|reservas? (?:so|somente|com)|leia|origina(?:l|is)(?: e)? lacrad[oa]s?',
    'acompanha|so hoje|sorteio|dolar em|loja fisica|fixacao|aceitamos|parcelamos|e muito mais|mais opcoes|melhor preco',
    'estoque limitado|seg a (?:sex|sab)|cheg(?:ou|aram)|voltou|voltaram|envio imediato',
  ].join('|')})(?![a-z])`,
)
const HEADINGS = /^(?:produto|item|descricao)$|(?<![a-z])(?:preco|valor)(?![a-z])/
const FIELD = /^\W*(?:estoque|marca|modelo|cor|tamanho|link|foto|site|insta(?:gram)?) ?:/i
const KINDS =
  /(?<![a-z])(?:masculin[oa]s?|feminin[oa]s?|unissex|infanti(?:l|s)|perfumes?|kits?|combos?|hidratantes?|body ?splash|importad[oa]s?|nacionais|arabes?|testers?|decants?|miniaturas?|cosmeticos?|maquiagens?|maquiagem|cabelos?|corpo|rosto|acessorios?|eletronicos?|novidades|lancamentos?|promocoes|promocao|esgotados?|lacrad[oa]s?|diversos|outros|ofertas?)(?![a-z])/
const MEASURE = /\d ?(?:m?l|g|kg|oz)(?![a-z])/

/** `*Asad*`, `🔥 Asad 🔥` */
export const isInFrame = (line: string) => /^[^\p{L}\p{N}("']/u.test(line) && /[^\p{L}\p{N})"'%]$/u.test(line)

/**
 * The heading of a section, e.g. `*MASCULINOS*`, or null.
 * @param isAlone between an empty line and a product
 * @param isLouder below a product that is not in capital letters
 */
export function sectionIn(text: string, isAlone: boolean, isLouder = false): { name: string; soldOut: boolean } | null {
  const line = text.trim()
  const name = cleanName(withoutMarkup(line))
  const folded = foldInPlace(name)
  // `SSD 1TB 399` is a product whose price is not certain.
  if (LAST_NUMBER.test(name)) return null
  if (name === '' || name.length > LONGEST || name.split(' ').length > MOST_WORDS) return null
  const isFramed = isInFrame(line)
  const isLoud = line.endsWith(':') || (name === name.toUpperCase() && (isAlone || isLouder))
  const isOfSize = (isFramed || isLoud) && isOnlyTraits(folded.replaceAll(KINDS_ALL, ' '))
  if (!/\p{L}{2}/u.test(name) || (MEASURE.test(folded) && !isOfSize) || /[?;]/.test(line)) return null
  if (
    HEADINGS.test(folded) ||
    TALK.test(folded) ||
    FIELD.test(line) ||
    NO_PRODUCT.test(folded) ||
    HEADING.test(folded.replace(KINDS, ''))
  )
    return null
  return isFramed || isLoud || KINDS.test(folded) || (isAlone && !/[\d!.]/.test(line))
    ? { name, soldOut: isSoldOut(folded) }
    : null
}

/** `Bom dia`, `Segue a lista`: no name of a product. */
export const isGreeting = (name: string) => TALK.test(foldInPlace(name))
export const isTalk = (text: string) => /[!?]/.test(text) || TALK.test(foldInPlace(cleanName(withoutMarkup(text))))

const AROUND =
  /(?<![a-z])(?:produtos?|itens|perfumes?|modelos?|tod[oa]s?|lista|[oa]s?|d[aeo]s?|em|no momento|por enquanto|temporariamente|seguintes|abaixo|esta[om]?|est[ae]s|ess[ae]s|tudo|aviso|ainda)(?![a-z])/g

/** `*SEM ESTOQUE (volta em março)*`, but not `Yara esgotado`. */
export function isSoldOutHeading(text: string): boolean {
  const folded = foldInPlace(withoutMarkup(text).replaceAll(/\([^)]*\)/g, ' '))
  return (
    isSoldOut(folded) && !/[\p{L}\d]/u.test(withoutSoldOut(folded).replaceAll(KINDS_ALL, ' ').replaceAll(AROUND, ' '))
  )
}

const KINDS_ALL = new RegExp(KINDS, 'g')

export function isKind(name: string): boolean {
  const folded = foldInPlace(name)
  return KINDS.test(folded) && isOnlyTraits(folded.replaceAll(KINDS_ALL, ' '))
}
