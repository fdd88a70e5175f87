type Given<Filter, Names extends Record<keyof Filter, string>> = {
  [Part in keyof Filter as Names[Part]]?: NonNullable<Filter[Part]>
}

/**
 * The arguments of a function that a filter means; what does not narrow is left out.
 * @param names what the function calls each part of the filter: a part without a name does not compile
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
