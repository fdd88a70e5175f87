import { parseReleaseFile } from '../registry/release-file'
import type { ResolvedRemote } from '../registry/resolve-release'
import { fetchReleased } from './fetch-released'
import type { ReleasedFile } from './released-file'
import { RemoteLoadError } from './remote-load-error'

export interface ReleaseFiles {
  shared: Record<string, string>
  entry: ReleasedFile
  globalName: string
  scripts: ReleasedFile[]
  styles: ReleasedFile[]
}

/** @throws RemoteLoadError `unhashed`, `bad-module`, or the error of the last try */
export async function readRelease(
  { name, address, integrity }: ResolvedRemote,
  options: { signal: AbortSignal; fresh: boolean },
): Promise<ReleaseFiles> {
  const url = new URL(address, location.href).href
  const { module, shared, files } = parseReleaseFile(
    await fetchReleased({ url, integrity }, { remote: name, ...options }),
  )
  if (!module) throw new RemoteLoadError('bad-module', name)
  const folder = new URL('.', url).href
  const file = (path: string): ReleasedFile => {
    const address = new URL(path, url).href
    if (!address.startsWith(folder)) throw new RemoteLoadError('bad-module', name)
    // The `release.json` of a dev server holds no hashes.
    if (integrity && !Object.hasOwn(files, path)) throw new RemoteLoadError('unhashed', name)
    return { url: address, integrity: files[path] }
  }
  return {
    shared,
    entry: file(module.entry),
    globalName: module.globalName,
    scripts: module.scripts.map(file),
    styles: module.styles.map(file),
  }
}
