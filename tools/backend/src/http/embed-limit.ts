const MAX_DEPTH = 3
const MAX_EMBEDS = 8
/** Each embed below another multiplies the rows. */
const MAX_EMBEDS_OF_TABLE = 2
const MAX_BRACKETS = 20
const MAX_SELECT = 4000

const MAX_COLUMNS = 100
const MAX_REPEATS = 10

function countBrackets(text: string): { depth: number; count: number } {
  let depth = 0
  let deepest = 0
  let count = 0
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (character === '\\' && isQuoted) index += 1
    else if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && character === '(') {
      depth += 1
      count += 1
      deepest = Math.max(deepest, depth)
    } else if (!isQuoted && character === ')') depth -= 1
  }
  return { depth: deepest, count }
}

function timesOf(names: string[]): Iterable<number> {
  const times = new Map<string, number>()
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  return times.values()
}

export function embedExcess(params: URLSearchParams): string | undefined {
  for (const [name, value] of params) {
    // In `select`, lite decides what quotes mean.
    const { depth, count } = countBrackets(name === 'select' ? value.replaceAll('"', '') : value)
    if (name === 'select') {
      if (value.length > MAX_SELECT) return `select is longer than ${MAX_SELECT} characters`
      if (depth > MAX_DEPTH) return `select embeds more than ${MAX_DEPTH} levels`
      if (count > MAX_EMBEDS) return `select embeds more than ${MAX_EMBEDS} tables`
      const tables = [...value.matchAll(/([^,()]*)\(/g)].map(([, entry = '']) =>
        entry.replace(/^.*[:.]|!.*$/g, '').trim(),
      )
      if (Math.max(0, ...timesOf(tables)) > MAX_EMBEDS_OF_TABLE)
        return `select embeds a table more than ${MAX_EMBEDS_OF_TABLE} times`
      const names = value.split(/[,()]+/).map((entry) => entry.replace(/^[^:]*:(?!:)|::.*$/g, '').trim())
      if (names.length > MAX_COLUMNS) return `select names more than ${MAX_COLUMNS} columns`
      if (Math.max(...timesOf(names)) > MAX_REPEATS) return `select names a column more than ${MAX_REPEATS} times`
    } else if (depth > MAX_BRACKETS) return `${name.slice(0, 100)} nests more than ${MAX_BRACKETS} levels`
  }
  return undefined
}

export function refuseEmbeds(url: URL): Response | undefined {
  if (!url.pathname.startsWith('/rest/v1')) return undefined
  const details = embedExcess(url.searchParams)
  if (details === undefined) return undefined
  return Response.json(
    { code: 'PGRST100', message: 'The request asks for too much at once.', details, hint: null },
    { status: 400, headers: { 'access-control-allow-origin': '*' } },
  )
}
