import type { ReleaseFile } from '@loja/federation-build'

export interface ReleaseFacts {
  release: ReleaseFile
  /** Without `release.json` and compressed versions. */
  files: FileFacts[]
}

export interface FileFacts {
  /** In the folder, e.g. `static/js/main.1a2b3c4d.js`. */
  path: string
  /** `sha384-…` of the file itself. */
  integrity: string
  /** Of text files. */
  text?: string
  /** Size in bytes, compressed. */
  gzip: number
}

/** The part of a release that decides whether shell and remote fit. */
export type Pairing = Pick<ReleaseFile, 'name' | 'version' | 'contract' | 'federation' | 'shared'>
