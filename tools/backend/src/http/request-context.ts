import { AsyncLocalStorage } from 'node:async_hooks'
import type { SelectEntry } from './rest/json-texts'
import type { Parameter } from './rest/query-string'
import type { RequestRefusal } from './rest/refusal'

export interface DatabaseError {
  code: string
  message: string
  detail?: string | null
  hint?: string | null
}

/** State of one HTTP request. */
export interface RequestContext {
  databaseError?: DatabaseError
  /** If known. */
  clientAddress?: string
  /** An anonymous caller of the data API. */
  isVisitor?: boolean
  /** A filter has a regular expression. */
  usesPattern?: boolean
  /** A password was compared with a stored hash. */
  comparedPassword?: boolean
  parameters?: Parameter[]
  select?: SelectEntry[]
  /** Replaces lite's response. */
  refusal?: RequestRefusal
}

export const requestContext = new AsyncLocalStorage<RequestContext>()

let silenced = false

/**
 * Drops console output of lite during requests: it prints database errors with their parameters (customers' data) and
 * e-mailed links. The guard logs the outcome instead.
 */
export function silenceRequestConsole(): void {
  if (silenced) return
  silenced = true
  for (const method of ['error', 'warn', 'log', 'info'] as const) {
    const original = console[method].bind(console)
    console[method] = (...values: unknown[]) => {
      if (!requestContext.getStore()) original(...values)
    }
  }
}
