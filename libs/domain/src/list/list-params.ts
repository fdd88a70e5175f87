/** What an address says, by name. */
interface ListQuery {
  get(name: string): string | null
}

/** One field of a list's address: how it is read, written, and left out. Names and values are Portuguese (ADR 0014). */
export interface ListParam<Value> {
  /** What an address that does not name it means. */
  initial: Value
  /** What makes no sense counts as absent. */
  parse(query: ListQuery): Value
  /** Name and value pairs for the address; none for the initial value. */
  format(value: Value): Record<string, string>
}

/** A field that may narrow the list. */
export interface FilterParam<Value> extends ListParam<Value> {
  narrows(value: Value): boolean
}

type Fields = Record<string, ListParam<unknown>> & { page: ListParam<number> }

type ValueOf<Field> = Field extends ListParam<infer Value> ? Value : never
type Params<F> = { [Key in keyof F]: ValueOf<F[Key]> }
type FilterKeys<F> = { [Key in keyof F]: F[Key] extends { narrows: unknown } ? Key : never }[keyof F] & string

/** What a list keeps in its address, from one description of each field. */
export interface ListParams<P extends { page: number }, Filter extends keyof P & string> {
  initial: P
  /** Names of the fields that may narrow the list, in the order of their description. */
  filters: readonly Filter[]
  parse(query: ListQuery): P
  format(params: P): Record<string, string>
  /** Any change but that of the page starts at page 1: the old page means nothing in the new list. */
  change(params: P, patch: Partial<Omit<P, 'page'>>): P
  /** Takes every filter back; order and page size stay. */
  clear(params: P): P
  /** Whether this filter narrows the list. */
  narrows(params: P, filter: Filter): boolean
  /** Whether anything narrows the list. */
  isFiltered(params: P): boolean
}

/** Type of the parameters that a description means. */
export type ListParamsOf<L> = L extends ListParams<infer P, infer _Filter> ? P : never
/** Type of the parameters that may narrow the list. */
export type ListFilterOf<L> = L extends ListParams<infer P, infer Filter> ? Pick<P, Filter> : never

/** PostgreSQL refuses U+0000, and no name holds another control character. Line breaks separate the parts of a search. */
const UNSTORABLE = /(?!\s|\u0085)\p{Cc}/gu

/** Describes the address of a list. A field that is added here is read, written, taken back and counted at once. */
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
