interface JsonFault {
  at: number
  problem: string
}

type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'nothing'

const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them inside of texts
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y
const WHITE_SPACE = /[ \t\r\n]*/y

const EXPECTED: Record<Expected, string> = {
  value: 'falta um valor',
  'value-or-end': 'falta um valor ou ]',
  key: 'falta um campo entre aspas duplas',
  'key-or-end': 'falta um campo entre aspas duplas ou }',
  colon: 'faltam dois-pontos depois do campo',
  'comma-or-end': 'falta uma vírgula',
  nothing: 'há texto depois do fim da lista',
}

/** The first syntax error of a JSON text; null if it is valid. Deep nesting is safe: nothing recurses. */
export function findJsonFault(text: string): JsonFault | null {
  const open: string[] = []
  let expected: Expected = 'value'
  const match = (pattern: RegExp, from: number) => {
    pattern.lastIndex = from
    return pattern.test(text) ? pattern.lastIndex : from
  }
  const afterValue = (): Expected => (open.length === 0 ? 'nothing' : 'comma-or-end')
  for (let at = match(WHITE_SPACE, 0); ; at = match(WHITE_SPACE, at)) {
    if (at >= text.length)
      return expected === 'nothing' ? null : { at, problem: 'o texto termina antes do fim da lista' }
    const sign = text[at] ?? ''
    const wantsValue: boolean = expected === 'value' || expected === 'value-or-end'
    const wantsKey: boolean = expected === 'key' || expected === 'key-or-end'
    const isEnd = sign === (open.at(-1) === '[' ? ']' : '}') && open.length > 0
    if (isEnd && (expected === 'comma-or-end' || expected === 'value-or-end' || expected === 'key-or-end')) {
      open.pop()
      expected = afterValue()
      at += 1
    } else if (sign === '"' && (wantsValue || wantsKey)) {
      const end = match(TEXT, at)
      if (text[end] !== '"') return textFault(text, at, end)
      at = end + 1
      expected = wantsKey ? 'colon' : afterValue()
    } else if (wantsValue && (sign === '{' || sign === '[')) {
      open.push(sign)
      expected = sign === '{' ? 'key-or-end' : 'value-or-end'
      at += 1
    } else if (wantsValue && match(LITERAL, at) > at) {
      at = match(LITERAL, at)
      expected = afterValue()
    } else if (sign === ':' && expected === 'colon') {
      expected = 'value'
      at += 1
    } else if (sign === ',' && expected === 'comma-or-end') {
      expected = open.at(-1) === '{' ? 'key' : 'value'
      at += 1
    } else return { at, problem: problemAt(sign, isEnd, expected) }
  }
}

function problemAt(sign: string, isEnd: boolean, expected: Expected): string {
  if (isEnd && (expected === 'value' || expected === 'key')) return `vírgula a mais antes de ${sign}`
  if (/['‘’“”`]/.test(sign)) return 'os textos devem estar entre aspas duplas retas (")'
  if (sign === '/' || sign === '#') return 'comentários não são permitidos'
  return EXPECTED[expected]
}

function textFault(text: string, open: number, end: number): JsonFault {
  if (end >= text.length) return { at: open, problem: 'as aspas que abrem aqui não fecham' }
  return text[end] === '\\'
    ? { at: end, problem: 'barra invertida sem sentido dentro do texto' }
    : { at: end, problem: 'quebra de linha ou caractere de controle dentro do texto' }
}
