import { sharedBackend } from '@loja/backend/testing/shared'
import { describe, expect, test } from 'vitest'
import { RULES } from '../../libs/domain/src/rule-cases'

const shop = sharedBackend()

const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value)
const isRefused = (error: unknown) => (error as { code?: string }).code === '22023'

describe.each(Object.entries(RULES))('the rule of the database for %s', (_, { cases, sql }) => {
  // jsonb has no U+0000.
  test.each(cases.filter(([given]) => !String(given).includes('\u0000')))(
    'turns %j into %j',
    async (given, expected) => {
      const query = shop.backend.sql<{ answer: unknown }>(
        `select to_jsonb(${sql}) as answer
      from (select $1::jsonb as given, $2::jsonb as expected) as c, lateral (select given #>> '{}' as text) as t`,
        [JSON.stringify(given), JSON.stringify(expected)],
      )
      const answer = await query.then(
        ([row]) => row?.answer,
        (error: unknown) => {
          if (!isRefused(error)) throw error
          return 'refused'
        },
      )
      expect(sorted(answer)).toEqual(sorted(expected))
    },
  )
})
