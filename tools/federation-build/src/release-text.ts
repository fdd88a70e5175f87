import { createHash } from 'node:crypto'

/** See `libs/federation/src/registry/release-file.ts`. */
export const RELEASE_FILE = 'release.json'

/** Base64 of the SHA-384, as in an `integrity` attribute. */
export function integrityOf(text: Buffer): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}
