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
  /** Of a remote: the range of contract versions. Of the shell: its version. */
  contract: v.string(),
  /** Version of Module Federation's runtime. */
  federation: v.string(),
  /** Of a remote: needed specifiers with ranges. Of the shell: provided specifiers with versions. */
  shared: v.record(v.string(), v.string()),
  /** Paths of its pages: those that it declares, if it does. */
  routes: v.array(v.string()),
  /** Of a remote since contract 3.3.0: its `src/module.ts` without code. It is not trusted: the gate checks it. */
  declares: v.optional(v.unknown()),
  /** Of a remote: ids of the pages to which its code links. */
  links: v.optional(v.array(v.string())),
  /** Of a remote, with paths in the folder. */
  module: v.optional(
    v.object({
      entry: v.string(),
      globalName: v.string(),
      scripts: v.array(v.string()),
      styles: v.array(v.string()),
    }),
  ),
  /** Packages in its chunks, ours included, sorted. Of a shell since contract 3.7.0. */
  packages: v.optional(v.array(v.string())),
  /** Of a remote: its imports from the contract, sorted. */
  platform: v.optional(v.array(v.string())),
  /** Hash of every other file by path, without compressed versions (`.gz`, `.br`). */
  files: v.record(v.string(), integritySchema),
})

/** The only description of a release. The build of a remote writes it; commit and hashes are added at release. */
export type ReleaseFile = v.InferOutput<typeof releaseFileSchema>

export function parseReleaseFile(text: string): ReleaseFile {
  return v.parse(releaseFileSchema, JSON.parse(text))
}
