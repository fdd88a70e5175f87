import { type Article, pick, type Random } from './store-catalogue'

const ABBREVIATIONS: Record<string, string[]> = {
  'Carolina Herrera': ['CH', 'C. Herrera'],
  'Jean Paul Gaultier': ['JPG', 'JP Gaultier'],
  'Yves Saint Laurent': ['YSL'],
  'Giorgio Armani': ['Armani', 'G. Armani'],
  'Calvin Klein': ['CK'],
  'Antonio Banderas': ['AB', 'Banderas'],
  'Dolce Gabbana': ['D&G', 'Dolce & Gabbana'],
  'Paco Rabanne': ['PR', 'Rabanne'],
  'Hugo Boss': ['Boss'],
  'Loreal Professionnel': ["L'Oreal", 'Loreal'],
  'O Boticario': ['Boticário'],
  Montblanc: ['Mont Blanc'],
}
const NOISE = ['original', 'lacrado', 'novo', 'importado', 'promoção', 'c/ selo']
const accents: Record<string, string> = { a: 'á', e: 'é', o: 'ô' }

function misspell(random: Random, word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const sounds: [RegExp, string][] = [
    [/s/i, 'z'],
    [/y/i, 'i'],
    [/c(?=[aou])/i, 'k'],
    [/k/i, 'c'],
    [/h/i, ''],
    [/(.)\1/i, '$1'],
  ]
  const sound = sounds.filter(([pattern]) => pattern.test(word.slice(1)))
  if (sound.length > 0 && random() < 0.6) {
    const [pattern, to] = pick(random, sound)
    return word.slice(0, 1) + word.slice(1).replace(pattern, to)
  }
  if (random() < 0.34) return word.slice(0, at) + word.slice(at + 1)
  if (random() < 0.5) return word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2)
  return word.slice(0, at) + word[at] + word.slice(at)
}

export interface TextOptions {
  mayOmit: boolean
  mayMisspell: boolean
}

/** Knows nothing of the matcher. */
export function supplierText(random: Random, article: Article, { mayOmit, mayMisspell }: TextOptions): string {
  const { brand, concentration, gender, kind, form } = article
  let words = article.name.split(' ')
  const longest = words.reduce((best, word, n) => (word.length > (words[best]?.length ?? 0) ? n : best), 0)
  if (mayMisspell && random() < 0.12 && /^[a-z]{5,}$/i.test(words[longest] ?? '')) {
    words = words.map((word, n) => (n === longest ? misspell(random, word) : word))
  }
  if (random() < 0.1)
    words = words.map((word) => (random() < 0.3 ? word.replace(/[aeo]/, (at) => accents[at] ?? at) : word))
  const needsBrand = kind !== 'perfume' || article.name.length < 5
  const brandText =
    needsBrand || random() < 0.5 ? (random() < 0.35 ? pick(random, ABBREVIATIONS[brand] ?? [brand]) : brand) : ''
  const shortConcentration =
    concentration &&
    {
      edp: pick(random, ['edp', 'EDP', 'Eau de Parfum', 'eau parfum']),
      edt: pick(random, ['edt', 'EDT', 'Eau de Toilette']),
      parfum: pick(random, ['parfum', 'Parfum']),
    }[concentration]
  const concentrationText = mayOmit && random() < 0.6 ? '' : (shortConcentration ?? '')
  const [amount = '', unit = ''] = article.size.split(' ')
  const size =
    kind === 'perfume'
      ? pick(random, [amount, `${amount}ml`, `${amount} ml`, `${amount}ML`, `${amount} Ml`])
      : kind === 'phone'
        ? pick(random, [`${amount}gb`, `${amount} GB`, `${amount}Gb`])
        : amount === '1000'
          ? pick(random, ['1000ml', '1L', '1 litro'])
          : pick(random, [`${amount}${unit}`, `${amount} ${unit}`])
  const genderText =
    gender && random() < 0.35
      ? pick(
          random,
          gender === 'masculino' ? ['masc', 'masculino', '(M)', 'Masc.'] : ['fem', 'feminino', '(F)', 'Fem.'],
        )
      : ''
  const formText =
    form === 'tester'
      ? pick(random, ['tester', 'TESTER', 'teste'])
      : form === 'kit'
        ? pick(random, ['kit', 'KIT', 'estojo'])
        : ''
  const noise = random() < 0.15 ? pick(random, NOISE) : ''
  const name = words.join(' ')
  const parts = pick(random, [
    [formText, brandText, name, concentrationText, genderText, size, noise],
    [formText, name, brandText, size, concentrationText, genderText, noise],
    [name, concentrationText, size, formText, genderText, brandText && `- ${brandText}`, noise],
    [brandText, name, size, genderText, concentrationText, noise, formText],
    [noise, genderText, name, size, brandText && `(${brandText})`, concentrationText, formText],
  ])
  const text = parts.filter((part) => part !== '').join(pick(random, [' ', ' ', ' ', '  ']))
  return pick(random, [text, text, text.toLowerCase(), text.toUpperCase()])
}
