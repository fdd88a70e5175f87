import { registrySchema } from '@loja/federation-build'
import { toJsonSchema } from '@valibot/to-json-schema'

/** What `docs/remotes.schema.json` holds: the form of `remotes.json`, for other programs. Fields may be added to schema 1. */
export function registryJsonSchema(): object {
  const { $schema, ...schema } = toJsonSchema(registrySchema, { typeMode: 'input' })
  return { $schema, title: 'remotes.json of Loja Admin: which release of each module is live', ...schema }
}
