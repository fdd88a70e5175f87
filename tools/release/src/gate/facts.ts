import type { ReleaseFile } from '@loja/federation-build'

export interface ReleaseFacts {
  release: ReleaseFile
  /** All files but `release.json` and compressed versions. */
  files: FileFacts[]
}

export interface FileFacts {
  path: string
  text?: string
  /** Size in bytes, compressed. */
  gzip: number
}

export type Pairing = Pick<ReleaseFile, 'name' | 'version' | 'contract' | 'federation' | 'shared'>
