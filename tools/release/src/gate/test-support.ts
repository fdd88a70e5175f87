import { beforeEach } from 'vitest'
import { putRelease, useReleaseDirectory } from '../testing/release-directory'
import { type FileFacts, type ReleaseFacts, readReleaseFacts } from './read-facts'

export function usePair(): { readonly dir: string; readonly remote: ReleaseFacts; readonly shell: ReleaseFacts } {
  const dir = useReleaseDirectory()
  const pair = {} as { dir: string; remote: ReleaseFacts; shell: ReleaseFacts }
  beforeEach(async () => {
    pair.dir = dir.path
    pair.remote = await readReleaseFacts(await putRelease(dir.path, 'mf-orders', '1.0.0'))
    pair.shell = await readReleaseFacts(await putRelease(dir.path, 'shell', '2.0.0'))
  })
  return pair
}

export function fileOf({ files }: ReleaseFacts, path: string): FileFacts {
  const file = files.find((other) => other.path === path)
  if (!file) throw new Error(`no ${path}`)
  return file
}

export function withFile(facts: ReleaseFacts, path: string, changes: Partial<FileFacts>): ReleaseFacts {
  const changed = { ...fileOf(facts, path), ...changes }
  return { ...facts, files: facts.files.map((file) => (file.path === path ? changed : file)) }
}

export function withRelease(facts: ReleaseFacts, changes: Partial<ReleaseFacts['release']>): ReleaseFacts {
  return { ...facts, release: { ...facts.release, ...changes } }
}
