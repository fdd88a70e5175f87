import * as v from 'valibot'
import { integritySchema } from './registry'

const releaseFileSchema = v.object({
  schema: v.literal(2),
  name: v.string(),
  version: v.string(),
  builtAt: v.string(),
  commit: v.string(),
  /** ISO 8601; unknown without git. */
  committedAt: v.optional(v.string()),
  team: v.string(),
  contract: v.string(),
  federation: v.string(),
  shared: v.record(v.string(), v.string()),
  routes: v.array(v.string()),
  declares: v.optional(v.unknown()),
  links: v.optional(v.array(v.string())),
  module: v.optional(
    v.object({
      entry: v.string(),
      globalName: v.string(),
      scripts: v.array(v.string()),
      styles: v.array(v.string()),
    }),
  ),
  /** Packages in its chunks, ours included, sorted; a shell's since contract 3.7.0. */
  packages: v.optional(v.array(v.string())),
  platform: v.optional(v.array(v.string())),
  files: v.record(v.string(), integritySchema),
})

/** The build of a remote writes it; commit and hashes are added at release. */
export type ReleaseFile = v.InferOutput<typeof releaseFileSchema>

export function parseReleaseFile(text: string): ReleaseFile {
  return v.parse(releaseFileSchema, JSON.parse(text))
}
