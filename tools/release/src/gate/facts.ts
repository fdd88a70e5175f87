import type { ReleaseFile } from '@loja/federation-build'

/** What the gate knows of a release; read from its folder, or made up in a test. */
export interface ReleaseFacts {
  release: ReleaseFile
  /** Every file of the folder but `release.json` and the compressed neighbours. */
  files: FileFacts[]
}

export interface FileFacts {
  /** In the folder, e.g. `static/js/main.1a2b3c4d.js`. */
  path: string
  /** `sha384-…` of what is there. */
  integrity: string
  /** Of text files. */
  text?: string
  /** Bytes, compressed with gzip. */
  gzip: number
}

/** The part of a release that another one has to fit. */
export type Pairing = Pick<ReleaseFile, 'name' | 'version' | 'contract' | 'federation' | 'shared'>
