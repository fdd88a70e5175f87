import { z } from 'zod/mini'
import { integritySchema } from './registry'

const releaseFileSchema = z.object({
  schema: z.literal(1),
  /** Package, e.g. `mf-orders` or `shell`. */
  name: z.string(),
  version: z.string(),
  builtAt: z.string(),
  commit: z.string(),
  team: z.string(),
  /** Of a remote: the range of contract versions it works with. Of the shell: the version that it offers. */
  contract: z.string(),
  /** Version of Module Federation's runtime. */
  federation: z.string(),
  /** Of a remote: what it takes from the shell, with the range. Of the shell: what it provides, with the version. */
  shared: z.record(z.string(), z.string()),
  /** Of a remote: addresses that it renders. */
  routes: z.array(z.string()),
  /** Of every other file of the folder, by its path in it. Compressed neighbours (`.gz`, `.br`) hold the same text. */
  files: z.record(z.string(), integritySchema),
})

/** `release.json` in the folder of a release: what it is, and what its files must be. Written once, with the release. */
export type ReleaseFile = z.infer<typeof releaseFileSchema>

/** @throws Error when the text is no `release.json` */
export function parseReleaseFile(text: string): ReleaseFile {
  return releaseFileSchema.parse(JSON.parse(text))
}
