import type { Where } from './conditions'
import { RequestRefusal } from './refusal'

/** Lite 0.10.0 recurses; its stack ends above 1,000 conditions. */
const MAX_CONDITIONS = 500
/** The cost grows with the square of the length. */
const MAX_SEARCH = 1000
/** Each alternative is compared with each row. */
const MAX_ALTERNATIVES = 4000

export function refuseCostlyFilters(wheres: Where[], { isVisitor }: { isVisitor: boolean }): boolean {
  const operations = wheres.flatMap(operationsIn)
  if (operations.length > MAX_CONDITIONS) {
    throw new RequestRefusal(400, 'PGRST100', `A request has at most ${MAX_CONDITIONS} conditions`)
  }
  const patterns = operations.filter(([operator]) => /^\$i?regex/.test(operator)).map(([, operand]) => String(operand))
  if (patterns.length > 0 && isVisitor) {
    throw new RequestRefusal(401, '42501', '"match" and "imatch" need a session')
  }
  if (patterns.some((pattern) => /\\\d/.test(pattern))) {
    throw new RequestRefusal(400, 'PGRST100', 'Back references are not supported in "match" and "imatch"')
  }
  for (const [operator, operand] of operations) {
    if (/(Any|All)$/.test(operator) && (operand as string).length > MAX_ALTERNATIVES) {
      throw new RequestRefusal(
        400,
        'PGRST100',
        `The values of "any" and "all" have at most ${MAX_ALTERNATIVES} characters`,
      )
    }
    if (operator === '$textSearch' && (operand as { query: string }).query.length > MAX_SEARCH) {
      throw new RequestRefusal(400, 'PGRST100', `A text search has at most ${MAX_SEARCH} characters`)
    }
  }
  return patterns.length > 0
}

function operationsIn(condition: object): [operator: string, operand: unknown][] {
  return Object.entries(condition).flatMap(([key, value]): [string, unknown][] => {
    if (key === '$and' || key === '$or') return (value as object[]).flatMap(operationsIn)
    return key === '$not' || !key.startsWith('$') ? operationsIn(value as object) : [[key, value]]
  })
}
