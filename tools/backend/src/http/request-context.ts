import { AsyncLocalStorage } from 'node:async_hooks'
import type { SelectEntry } from './rest/json-texts'
import type { Parameter } from './rest/query-string'
import type { RequestRefusal } from './rest/refusal'

/** A database error as PostgreSQL reports it. */
export interface DatabaseError {
  code: string
  message: string
  detail?: string | null
  hint?: string | null
}

/** What is remembered while one HTTP request is answered. */
export interface RequestContext {
  databaseError?: DatabaseError
  /** Address of the client, as far as it is known. */
  clientAddress?: string
  /** The caller is anonymous, and asks for data. */
  isVisitor?: boolean
  /** A filter is a regular expression. */
  usesPattern?: boolean
  /** A password was compared with a stored hash. */
  comparedPassword?: boolean
  /** Filters and arguments of the query string, which lite does not see. */
  parameters?: Parameter[]
  /** What the answer selects. */
  select?: SelectEntry[]
  /** Why it is refused; the answer then, whatever lite makes of it. */
  refusal?: RequestRefusal
}

/** Present only inside a request that is being answered by the embedded API. */
export const requestContext = new AsyncLocalStorage<RequestContext>()

let silenced = false

/**
 * Keeps the embedded API from printing database errors with their parameters (customers' data) and e-mailed links.
 * Only console calls made while a request is answered are dropped; the guard logs the request's outcome instead.
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
