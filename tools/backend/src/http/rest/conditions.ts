export type Operations = Record<string, unknown>

/** Form of lite's compiler. */
export interface Where {
  [columnOrConnective: string]: Operations | Where[] | Where
}

/** Lite 0.10.0 keeps one value per operator of a column and flattens a second `or`. */
export function allOf(conditions: Where[]): Where {
  const where: Where = {}
  const more: Where[] = []
  for (const condition of conditions) {
    const [key, value] = Object.entries(condition)[0] ?? []
    if (key === undefined || value === undefined) continue
    const there = Object.hasOwn(where, key) ? where[key] : undefined
    if (there === undefined) where[key] = value
    else if (key === '$and') where.$and = [...(there as Where[]), ...(value as Where[])]
    else if (key.startsWith('$') || sharesOperator(there, value)) more.push(condition)
    else where[key] = { ...there, ...value } as Operations
  }
  if (more.length > 0) where.$and = [...((where.$and as Where[] | undefined) ?? []), ...more]
  return where
}

function sharesOperator(one: object, other: object): boolean {
  return Object.keys(other).some((operator) => Object.hasOwn(one, operator))
}
