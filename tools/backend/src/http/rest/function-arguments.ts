import { looksLikeFilter, type Parameter } from './query-string'
import { RequestRefusal, repeated } from './refusal'

export interface FunctionDescription {
  schema: string
  name: string
  arg_names: string[]
  volatility: string
}

export interface FunctionCall {
  args: Record<string, string>
  filters: Parameter[]
}

/** Lite 0.10.0 separates arguments from filters by the value. */
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
