import type { ReleaseFile } from '@loja/federation-build'

/** What the gate knows of a release; read from its folder, or made up in a test. */
export interface ReleaseFacts {
  release: ReleaseFile
  /** Every file of the folder but `release.json` and the compressed neighbours. */
  files: FileFacts[]
  /** Of a remote: what its build says in `mf-manifest.json`; `undefined` when that is missing or malformed. */
  manifest?: ManifestFacts | undefined
  /** Of a remote: packages whose code its chunks hold; `undefined` when the build did not say. */
  packages?: readonly string[] | undefined
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

export interface ManifestFacts {
  name: string
  publicPath: string
  /** What it takes from the shell, and in which range. */
  shared: readonly { name: string; requiredVersion: string }[]
  exposes: readonly string[]
  /** Files that a page fetches before the module can start. */
  firstLoad: readonly string[]
}

/** The part of a release that another one has to fit. */
export type Pairing = Pick<ReleaseFile, 'name' | 'version' | 'contract' | 'federation' | 'shared'>
