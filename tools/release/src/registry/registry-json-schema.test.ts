import { readFile } from 'node:fs/promises'
import { registrySchema } from '@loja/federation-build'
import { toJsonSchema } from '@valibot/to-json-schema'
import { expect, test } from 'vitest'

const PUBLISHED = new URL('../../../../docs/remotes.schema.json', import.meta.url)

// To update it: npx vitest run --project unit registry-json-schema -u
test('the published schema matches the code', async () => {
  const { $schema, ...schema } = toJsonSchema(registrySchema, { typeMode: 'input' })
  const described = { $schema, title: 'remotes.json of Loja Admin: which release of each module is live', ...schema }
  await expect(`${JSON.stringify(described, null, 2)}\n`).toMatchFileSnapshot(PUBLISHED.pathname)
  const { required, properties } = JSON.parse(await readFile(PUBLISHED, 'utf8'))
  expect(required).toEqual(['schema', 'rev', 'remotes', 'releases'])
  expect(Object.keys(properties)).toEqual(['schema', 'rev', 'remotes', 'releases', 'shell'])
})
