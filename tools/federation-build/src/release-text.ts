import { createHash } from 'node:crypto'

/** File of a release that says what it is (`libs/federation/src/registry/release-file.ts`). */
export const RELEASE_FILE = 'release.json'

/** `integrity` of a file's text, as browsers compare it. */
export function integrityOf(text: Buffer): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}
