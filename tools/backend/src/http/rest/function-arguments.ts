import { looksLikeFilter, type Parameter } from './query-string'
import { RequestRefusal, repeated } from './refusal'

/** A function as lite's schema cache describes it. */
export interface FunctionDescription {
  schema: string
  name: string
  arg_names: string[]
  /** `v` volatile, `s` stable, `i` immutable. */
  volatility: string
}

/** The query string of a function called by GET, sorted. */
export interface FunctionCall {
  /** By parameter, as written: the database reads each as its parameter's type. */
  args: Record<string, string>
  /** On the rows of the result. */
  filters: Parameter[]
}

/**
 * What a parameter's name bears is its argument, whatever it looks like; anything else is a filter on the result. Lite
 * 0.10.0 goes by the look of the value: `search=eq.1` was a filter, `0x10` the number 16, `null` no search at all.
 * @param functions those of that name; none: lite answers that there is no such function
 * @throws RequestRefusal for an argument given twice, and for a function that may change something
 */
export function readFunctionCall(parameters: Parameter[], functions: FunctionDescription[]): FunctionCall {
  if (functions.length > 0 && functions.every(({ volatility }) => volatility === 'v')) {
    throw new RequestRefusal(405, 'PGRST101', 'Cannot use the GET method on a function that may change something')
  }
  const names = new Set(functions.flatMap(({ arg_names }) => arg_names))
  const args = new Map<string, string>()
  const filters: Parameter[] = []
  for (const parameter of parameters) {
    const [name, value] = parameter
    if (!names.has(name) && looksLikeFilter(parameter)) {
      filters.push(parameter)
      continue
    }
    if (args.has(name)) throw repeated(name)
    args.set(name, value)
  }
  return { args: Object.fromEntries(args), filters }
}
