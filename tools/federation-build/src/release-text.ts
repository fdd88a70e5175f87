import { createHash } from 'node:crypto'

export const RELEASE_FILE = 'release.json'

export function integrityOf(text: Buffer): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}
