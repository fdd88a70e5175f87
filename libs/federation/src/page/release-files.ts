import { parseReleaseFile } from '../registry/release-file'
import type { ResolvedRemote } from '../registry/resolve-release'
import { fetchReleased, type ReleasedFile } from './fetch-released'
import { RemoteLoadError } from './remote-load-error'
import { parseRemoteManifest, type RemoteManifest } from './remote-manifest'

/** A release's manifest, and what each of its files must be. */
export interface ReleaseFiles {
  manifest: RemoteManifest
  /** A file of the release with its hash. @throws RemoteLoadError `unhashed` when nothing says what it must be */
  file(url: string): ReleasedFile
}

/** Reads manifest and hashes, at the same time. @throws RemoteLoadError, or what the last try failed with */
export async function readRelease(
  { name, manifest, integrity }: ResolvedRemote,
  options: { signal: AbortSignal; fresh: boolean },
): Promise<ReleaseFiles> {
  const url = new URL(manifest, location.href).href
  const folder = new URL('.', url).href
  const [text, hashes] = await Promise.all([
    fetchReleased({ url, integrity: integrity?.manifest }, { remote: name, ...options }),
    integrity &&
      fetchReleased({ url: `${folder}release.json`, integrity: integrity.files }, { remote: name, ...options }),
  ])
  const files = hashes === undefined ? undefined : parseReleaseFile(hashes).files
  return {
    manifest: parseRemoteManifest(text, url),
    file(address) {
      if (!files) return { url: address }
      const path = address.startsWith(folder) ? address.slice(folder.length) : ''
      if (!Object.hasOwn(files, path)) throw new RemoteLoadError('unhashed', name)
      return { url: address, integrity: files[path] }
    },
  }
}
