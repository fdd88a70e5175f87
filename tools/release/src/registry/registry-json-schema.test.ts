import { readFile } from 'node:fs/promises'
import { declarationParts, declarationSchema, registrySchema } from '@loja/federation-build'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const PUBLISHED = new URL('../../../../docs/remotes.schema.json', import.meta.url)

// A malformed declaration does not make the registry unreadable: a page reads it later.
const { releases } = registrySchema.entries
const release = v.object({ ...releases.value.entries, declares: v.optional(declarationSchema) })
const publishedSchema = v.object({ ...registrySchema.entries, releases: v.record(releases.key, release) })

// To update it: npx vitest run --project unit registry-json-schema -u
test('the published schema matches the code', async () => {
  const { $schema, ...registry } = toJsonSchema(publishedSchema, {
    typeMode: 'input',
    definitions: { declaration: declarationSchema, ...declarationParts },
    errorMode: 'ignore',
  })
  const title = 'remotes.json of Loja Admin: which release of each module is live'
  const described = { $schema, title, ...registry }
  const text = JSON.stringify(described, null, 2).replaceAll(/(?<=[{[])\s+([^{}[\]]{1,70})\s+(?=[}\]])/g, (part) => {
    const line = part.trim().replaceAll(/\s+/g, ' ')
    return line.startsWith('"') && line.includes(':') ? ` ${line} ` : line
  })
  await expect(`${text}\n`).toMatchFileSnapshot(PUBLISHED.pathname)
  const { required, properties } = JSON.parse(await readFile(PUBLISHED, 'utf8'))
  expect(required).toEqual(['schema', 'rev', 'remotes', 'releases'])
  expect(Object.keys(properties)).toEqual(['schema', 'rev', 'remotes', 'releases', 'shell'])
})
