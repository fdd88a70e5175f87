import type { RunningBackend } from '@loja/backend'
import { type Callers, callersOf, startTestBackend, TEST_ENGINE } from '@loja/backend/testing'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Who calls. */
export type Caller = keyof Callers

/** Runs SQL as the owner, past row security. */
export type OwnerSql = RunningBackend['sql']

/** An answer, however it was asked for: supabase-js, or `fetch`. */
export interface Answer {
  status: number
  /** The error's code: of PostgREST, of PostgreSQL, or of the authentication server. */
  code?: string | undefined
  /** The error's details, where an expectation names them. */
  details?: string | null | undefined
  data?: unknown
  count?: number | null | undefined
}

/** Stands for what `truth` reads as the owner. */
export const TRUTH = Symbol('as the owner sees it')

/** What a caller must get. What is not named is not looked at, but the status always is. */
export interface Expected extends Answer {
  /** What `stored` finds in the database afterwards. */
  stored?: unknown
}

/** What a call may use. */
export interface CallContext<Given> {
  given: Given
  who: Caller
  backend: RunningBackend
  sql: OwnerSql
}

/** A call of the API, and what each kind of caller gets for it. */
export interface Call<Given> {
  name: string
  /** What the call is about; the table at the end of a run counts by it. */
  section: string
  /** Makes rows to act upon, as the owner, anew for each caller. */
  given?(sql: OwnerSql, who: Caller): Promise<Given>
  run(client: SupabaseClient, surroundings: CallContext<Given>): PromiseLike<unknown>
  /** What the owner sees, before the call; an expected `data` may be it. */
  truth?(sql: OwnerSql, given: Given): Promise<unknown>
  /** Reads back, as the owner, what the call was to change. */
  stored?(sql: OwnerSql, given: Given): Promise<unknown>
  anonymous: Expected
  customer: Expected
  admin: Expected
}

/** A call whose `given` is inferred; the list then holds calls of any kind. */
export function call<Given = undefined>(of: Call<Given>): Call<unknown> {
  return of as Call<unknown>
}

declare module 'vitest' {
  interface TaskMeta {
    /** Set by each check, for the table at the end of the run. */
    apiCall?: { engine: string; section: string; call: string; who: Caller }
  }
}

const ENGINE = { pglite: 'PGlite', postgres: 'PostgreSQL' }[TEST_ENGINE]
const CALLERS = ['anonymous', 'customer', 'admin'] as const

/**
 * Registers one test for each call and caller, on the engine of the run. The calls of one list share a database with the
 * demo data and run in order, each as anonymous, customer and administrator.
 */
export function apiCalls(title: string, calls: Call<unknown>[]): void {
  describe(`[AUTH-06] ${ENGINE}`, () => {
    let backend: RunningBackend
    let callers: Callers
    beforeAll(async () => {
      backend = await startTestBackend({ signUp: 'open' })
      callers = await callersOf(backend)
    })
    afterAll(() => backend?.close())

    describe(title, () => {
      describe.each(calls.map((one) => [`${one.section}: ${one.name}`, one] as const))('%s', (_title, one) => {
        test.for(CALLERS)('%s', async (who, { task }) => {
          task.meta.apiCall = { engine: ENGINE, section: one.section, call: one.name, who }
          const { sql } = backend
          const given = await one.given?.(sql, who)
          const truth = await one.truth?.(sql, given)
          const answer = answerOf(await one.run(callers[who], { given, who, backend, sql }))
          const stored = await one.stored?.(sql, given)
          const expected = one[who].data === TRUTH ? { ...one[who], data: truth } : one[who]
          const met = Object.fromEntries(
            Object.keys(expected).map((key) => [key, { ...answer, stored }[key as keyof Expected]]),
          )
          expect({ code: answer.code, ...met }).toEqual({ code: undefined, ...expected })
        })
      })
    })
  })
}

interface SupabaseAnswer {
  status?: number
  error?: { code?: string; status?: number; details?: string | null } | null
  data?: unknown
  count?: number | null
}

/** What supabase-js gives, in one shape; its authentication part keeps the status in the error. */
function answerOf(value: unknown): Answer {
  const { status, error, data, count, ...rest } = value as SupabaseAnswer & Answer
  if (error) return { status: error.status ?? status ?? 0, code: error.code, details: error.details, data, count }
  return { ...rest, status: status ?? 200, data, count }
}

/** Refused: nobody is signed in, and the role may not. */
export const SIGN_IN: Expected = { status: 401, code: '42501' }
/** Refused: signed in, and the role may not. */
export const FORBIDDEN: Expected = { status: 403, code: '42501' }
/** No error and no row: row security hides them. */
export const NOTHING: Expected = { status: 200, data: [] }

type OfEveryCaller = Pick<Call<unknown>, Caller>

/** The same for each caller. */
export const everyone = (expected: Expected): OfEveryCaller => ({
  anonymous: expected,
  customer: expected,
  admin: expected,
})

/**
 * For staff alone: the others are refused.
 * @param before what `stored` finds after a refusal; absent where nothing is read back
 */
export function staffOnly(admin: Expected, before?: unknown): OfEveryCaller {
  const stored = before === undefined ? {} : { stored: before }
  return { anonymous: { ...SIGN_IN, ...stored }, customer: { ...FORBIDDEN, ...stored }, admin }
}
