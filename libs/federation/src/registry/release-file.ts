import * as v from 'valibot'
import { integritySchema } from './registry'

const releaseFileSchema = v.object({
  schema: v.literal(2),
  /** Package, e.g. `mf-orders` or `shell`. */
  name: v.string(),
  version: v.string(),
  builtAt: v.string(),
  commit: v.string(),
  /** When that commit was made; ISO 8601. Unknown outside a working copy of git. */
  committedAt: v.optional(v.string()),
  team: v.string(),
  /** Of a remote: the range of contract versions it works with. Of the shell: the version that it offers. */
  contract: v.string(),
  /** Version of Module Federation's runtime. */
  federation: v.string(),
  /** Of a remote: what it takes from the shell, with the range. Of the shell: what it provides, with the version. */
  shared: v.record(v.string(), v.string()),
  /** Of a remote: addresses that it renders. */
  routes: v.array(v.string()),
  /** Of a remote: how a page loads it. All are paths in the folder. */
  module: v.optional(
    v.object({
      /** Script that announces the release as a global variable. */
      entry: v.string(),
      globalName: v.string(),
      /** Files that the module needs before it can start. */
      scripts: v.array(v.string()),
      styles: v.array(v.string()),
    }),
  ),
  /** Of a remote: packages whose code is in its chunks, ours included, sorted. The gate reads them. */
  packages: v.optional(v.array(v.string())),
  /** Of every other file of the folder, by its path in it. Compressed neighbours (`.gz`, `.br`) hold the same text. */
  files: v.record(v.string(), integritySchema),
})

/**
 * `release.json` in the folder of a release: its only description. The build of a remote writes it
 * (`tools/federation-build/src/describe-remote.ts`); a released one also holds the commit and the hash of every file.
 */
export type ReleaseFile = v.InferOutput<typeof releaseFileSchema>

/** @throws Error when the text is no `release.json` */
export function parseReleaseFile(text: string): ReleaseFile {
  return v.parse(releaseFileSchema, JSON.parse(text))
}
