import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

export { leftovers, liveRegistry, putRelease } from './put-release'
export { reportLine } from './report-line'

export function useReleaseDirectory(): { readonly path: string } {
  const directory = { path: '' }
  beforeEach(() => {
    directory.path = mkdtempSync(join(tmpdir(), 'loja-releases-'))
  })
  afterEach(() => rmSync(directory.path, { recursive: true, force: true }))
  return directory
}
