import type { RunningBackend } from '@loja/backend'
import type { Callers } from '@loja/backend/testing'
import { sharedBackend } from '@loja/backend/testing/shared'
import type { SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'

type Caller = keyof Callers

export type OwnerSql = RunningBackend['sql']

export interface Answer {
  status: number
  code?: string | undefined
  data?: unknown
  count?: number | null | undefined
}

export const TRUTH = Symbol('as the owner sees it')

/** The status is always compared, other fields if named. */
interface Expected extends Answer {
  stored?: unknown
}

interface CallContext<Given> {
  given: Given
  who: Caller
  backend: RunningBackend
  sql: OwnerSql
}

interface Checks<Given> {
  given?(sql: OwnerSql, who: Caller): Promise<Given>
  run(client: SupabaseClient, surroundings: CallContext<Given>): PromiseLike<unknown>
  truth?(sql: OwnerSql, given: Given): Promise<unknown>
  stored?(sql: OwnerSql, given: Given): Promise<unknown>
  anonymous?: Expected
  customer?: Expected
  admin?: Expected
}

interface Call extends Checks<unknown> {
  name: string
}

/** A list may mix calls with different `given`. */
export function call<Given = undefined>(name: string, checks: Checks<Given>): Call {
  return { name, ...(checks as Checks<unknown>) }
}

const CALLERS = ['anonymous', 'customer', 'admin'] as const

/**
 * `supabase/tests/access` proves every grant: name a caller only if the answer differs by more than a refusal.
 * Calls of a list share a database.
 */
export function apiCalls(section: string, calls: Call[]): void {
  describe(`[AUTH-06] ${section}`, () => {
    const shop = sharedBackend({ signUp: 'open' })

    describe.each(calls.map((one) => [one.name, one] as const))('%s', (_, one) => {
      const expectations = CALLERS.flatMap((who) => (one[who] ? [[who, one[who]] as const] : []))

      test.for(expectations)('%s', async ([who, expected]) => {
        const { backend } = shop
        const { sql } = backend
        const given = await one.given?.(sql, who)
        const truth = await one.truth?.(sql, given)
        const answer = answerOf(await one.run(shop[who], { given, who, backend, sql }))
        const stored = await one.stored?.(sql, given)
        const wanted = expected.data === TRUTH ? { ...expected, data: truth } : expected
        const met = Object.fromEntries(
          Object.keys(wanted).map((key) => [key, { ...answer, stored }[key as keyof Expected]]),
        )
        expect({ code: answer.code, ...met }).toEqual({ code: undefined, ...wanted })
      })
    })
  })
}

interface SupabaseAnswer {
  status?: number
  error?: { code?: string; status?: number } | null
  data?: unknown
  count?: number | null
}

function answerOf(value: unknown): Answer {
  const { status, error, data, count, ...rest } = value as SupabaseAnswer & Answer
  if (error) return { status: error.status ?? status ?? 0, code: error.code, data, count }
  return { ...rest, status: status ?? 200, data, count }
}

export const NOTHING: Expected = { status: 200, data: [] }
