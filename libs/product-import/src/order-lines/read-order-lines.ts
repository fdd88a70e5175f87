import { foldInPlace } from '../price-lines/fold-in-place'
import { cleanName, messageText, withoutMarkup } from '../price-lines/line-text'

/** A line in which a customer names a product, e.g. `2 Asad 100` or `Asad 100ml 2x`. */
export interface OrderedLine {
  text: string
  quantity: number
  /** The line as a name, if its number may belong to it: `1 Million 100ml`. */
  whole: string | null
}

const UNIT = 'x|un|und|unds|unid|unids|unidades?|pcs?|pecas?|peças?'
const LEADING = new RegExp(
  `^[^\\p{L}\\p{N}]{0,8}([1-9]\\d{0,2})(?: ?(${UNIT})\\.?(?: de)?)? +(?!(?:ml|g|kg|oz|l)(?!\\p{L}))`,
  'iu',
)
const TRAILING = new RegExp(` +(?:x ?([1-9]\\d{0,2})|([1-9]\\d{0,2}) ?(?:${UNIT}))\\.?$`, 'iu')
/** `Asad - 2`, `Asad (2)`, `Asad: 2` */
const SEPARATED_TRAILING = / *[-–:=,(] *([1-9]\d?)\)?$/
const WORDS = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']
const WORD = new RegExp(`^(?:${WORDS.join('|')}|uma|duas)(?= +[a-z])`)
/** `2 - Asad`, unless the numbers count the lines. */
const SEPARATED = /^[^\p{L}\p{N}]{0,8}([1-9]\d{0,2}) ?[-–.):] ?(?=\p{L})/u

/** One product in each line of a pasted message. Lines without letters and digits are left out. */
export function readOrderedLines(pasted: string): OrderedLine[] {
  const lines = pasted.split(/\r\n|\r|\n/).map((line) => withoutMarkup(messageText(line)))
  const written = lines.filter((line) => /[\p{L}\p{N}]/u.test(line))
  const isNumbered =
    written.length > 1 && written.every((line, index) => Number(SEPARATED.exec(line)?.[1]) === index + 1)
  return written.map((line) => readLine(isNumbered ? line.replace(SEPARATED, '') : line.replace(SEPARATED, '$1x ')))
}

function readLine(line: string): OrderedLine {
  const name = line.trim()
  const trailing = TRAILING.exec(name)
  if (trailing) return lineOf(name.slice(0, trailing.index), trailing[1] ?? trailing[2])
  const leading = LEADING.exec(name)
  if (leading?.[2]) return lineOf(name.slice(leading[0].length), leading[1])
  const whole = cleanName(name)
  if (leading) return { ...lineOf(name.slice(leading[0].length), leading[1]), whole }
  const separated = SEPARATED_TRAILING.exec(name)
  if (separated) return { ...lineOf(name.slice(0, separated.index), separated[1]), whole }
  const word = WORD.exec(foldInPlace(name))?.[0]
  if (word === undefined) return lineOf(name, '1')
  const quantity = WORDS.indexOf(word.replace('uma', 'um').replace('duas', 'dois')) + 1
  return { ...lineOf(name.slice(word.length), String(quantity)), whole }
}

function lineOf(text: string, digits = '1'): OrderedLine {
  return { text: cleanName(text) || text.trim(), quantity: Number(digits), whole: null }
}
