type Given<Filter, Names extends Record<keyof Filter, string>> = {
  [Part in keyof Filter as Names[Part]]?: NonNullable<Filter[Part]>
}

/**
 * Arguments of an RPC for a filter, without absent parts.
 * @param names argument of each part; a part without a name does not compile
 */
export function filterArgs<Filter extends object, const Names extends Record<keyof Filter, string>>(
  filter: Filter,
  names: Names,
): Given<Filter, Names> {
  const parts = Object.keys(names) as (keyof Filter)[]
  return Object.fromEntries(parts.filter((part) => filter[part]).map((part) => [names[part], filter[part]])) as Given<
    Filter,
    Names
  >
}
