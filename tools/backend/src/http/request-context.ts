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

export interface RequestContext {
  databaseError?: DatabaseError
  clientAddress?: string
  isVisitor?: boolean
  closedTables?: ReadonlySet<string>
  usesPattern?: boolean
  comparedPassword?: boolean
  parameters?: Parameter[]
  select?: SelectEntry[]
  refusal?: RequestRefusal
}

export const requestContext = new AsyncLocalStorage<RequestContext>()

let silenced = false

/** Lite prints customers' data and e-mailed links. */
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
