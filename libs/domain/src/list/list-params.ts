interface ListQuery {
  get(name: string): string | null
}

/** Names and values are Portuguese (ADR 0014). */
export interface ListParam<Value> {
  initial: Value
  parse(query: ListQuery): Value
  format(value: Value): Record<string, string>
  values?: readonly Value[]
}

export interface FilterParam<Value> extends ListParam<Value> {
  narrows(value: Value): boolean
}

type Fields = Record<string, ListParam<unknown>> & { page: ListParam<number> }

type ValueOf<Field> = Field extends ListParam<infer Value> ? Value : never
type Params<F> = { [Key in keyof F]: ValueOf<F[Key]> }
type FilterKeys<F> = { [Key in keyof F]: F[Key] extends { narrows: unknown } ? Key : never }[keyof F] & string

export interface ListParams<P extends { page: number }, Filter extends keyof P & string> {
  initial: P
  filters: readonly Filter[]
  /** Rows per page to choose from, the smallest first; absent for a list of fixed page size. */
  pageSizes: readonly NonNullable<P[keyof P & 'pageSize']>[] | undefined
  parse(query: ListQuery): P
  format(params: P): Record<string, string>
  /** Any change but that of the page resets it to 1. */
  change(params: P, patch: Partial<Omit<P, 'page'>>): P
  clear(params: P): P
  narrows(params: P, filter: Filter): boolean
  isFiltered(params: P): boolean
}

export type ListParamsOf<L> = L extends ListParams<infer P, infer _Filter> ? P : never
export type ListFilterOf<L> = L extends ListParams<infer P, infer Filter> ? Pick<P, Filter> : never

/** PostgreSQL refuses U+0000. Line breaks separate terms and stay. */
const UNSTORABLE = /(?!\s|\u0085)\p{Cc}/gu

export function listParams<F extends Fields>(fields: F): ListParams<Params<F>, FilterKeys<F>> {
  type P = Params<F>
  const keys = Object.keys(fields) as (keyof F & string)[]
  const build = (readField: (key: keyof F & string) => unknown) =>
    Object.fromEntries(keys.map((key) => [key, readField(key)])) as P
  const filters = keys.filter((key) => fields[key] && 'narrows' in fields[key]) as FilterKeys<F>[]
  const initial = build((key) => fields[key]?.initial)
  const narrows = (params: P, filter: FilterKeys<F>) => (fields[filter] as FilterParam<unknown>).narrows(params[filter])
  const change = (params: P, patch: Partial<Omit<P, 'page'>>): P => ({ ...params, ...patch, page: 1 })
  return {
    initial,
    filters,
    pageSizes: fields.pageSize?.values as readonly NonNullable<P[keyof P & 'pageSize']>[] | undefined,
    parse: (query) => {
      const storable = { get: (name: string) => query.get(name)?.replaceAll(UNSTORABLE, '') ?? null }
      return build((key) => fields[key]?.parse(storable))
    },
    format: (params) => Object.assign({}, ...keys.map((key) => fields[key]?.format(params[key]))),
    change,
    clear: (params) => ({ ...params, ...Object.fromEntries(filters.map((key) => [key, initial[key]])), page: 1 }),
    narrows,
    isFiltered: (params) => filters.some((filter) => narrows(params, filter)),
  }
}
