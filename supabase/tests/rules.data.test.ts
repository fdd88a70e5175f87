import { sharedBackend } from '@loja/backend/testing/shared'
import { expect, test } from 'vitest'
import { RULES } from '../../libs/domain/src/rule-cases'

const shop = sharedBackend()

const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted() : value)

async function answerOf(sql: string, given: unknown, expected: unknown): Promise<unknown> {
  try {
    return await shop.value(
      `select to_jsonb(${sql}) as answer
        from (select $1::jsonb as given, $2::jsonb as expected) as c, lateral (select given #>> '{}' as text) as t`,
      [JSON.stringify(given), JSON.stringify(expected)],
    )
  } catch (error) {
    if ((error as { code?: string }).code !== '22023') throw error
    return 'refused'
  }
}

test.each(Object.entries(RULES))('the rule of the database for %s', async (_, { cases, sql }) => {
  // jsonb has no U+0000.
  const storable = cases.filter(([given]) => !String(given).includes('\u0000'))
  const answers: unknown[] = []
  for (const [given, expected] of storable) answers.push([given, sorted(await answerOf(sql, given, expected))])
  expect(answers).toEqual(storable.map(([given, expected]) => [given, sorted(expected)]))
})
