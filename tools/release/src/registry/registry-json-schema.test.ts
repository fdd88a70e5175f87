import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { registryJsonSchema } from './registry-json-schema'

const PUBLISHED = new URL('../../../../docs/remotes.schema.json', import.meta.url)

// After a change of the registry: npx vitest run --project unit registry-json-schema -u
test('the published schema is that of the code', async () => {
  await expect(`${JSON.stringify(registryJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(PUBLISHED.pathname)
  const { required, properties } = JSON.parse(await readFile(PUBLISHED, 'utf8'))
  expect(required).toEqual(['schema', 'rev', 'remotes', 'releases'])
  expect(Object.keys(properties)).toEqual(['schema', 'rev', 'remotes', 'releases', 'shell'])
})
