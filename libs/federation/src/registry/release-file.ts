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
  /** A remote's range of contract versions, the shell's version. */
  contract: v.string(),
  federation: v.string(),
  /** A remote's needed specifiers with ranges, the shell's provided ones with versions. */
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
  /** A remote's imports from the contract, sorted. */
  platform: v.optional(v.array(v.string())),
  /** By path, without compressed versions (`.gz`, `.br`). */
  files: v.record(v.string(), integritySchema),
})

/** The build of a remote writes it; commit and hashes are added at release. */
export type ReleaseFile = v.InferOutput<typeof releaseFileSchema>

export function parseReleaseFile(text: string): ReleaseFile {
  return v.parse(releaseFileSchema, JSON.parse(text))
}
