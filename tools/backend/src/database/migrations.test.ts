import { expect, test } from 'vitest'
import { readMigrations } from './migrations'

test('the first migrations are numbered without gaps, so that no later file precedes an applied one', async () => {
  const versions = (await readMigrations()).map(({ version }) => Number(version))
  const first = Number(versions[0])
  const joined = versions.filter((version) => version < first + 100)
  expect(joined.length).toBeGreaterThan(10)
  expect(joined).toEqual(joined.map((_, index) => first + index))
})
