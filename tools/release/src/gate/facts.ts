import type { ReleaseFile } from '@loja/federation-build'

export interface ReleaseFacts {
  release: ReleaseFile
  files: FileFacts[]
}

export interface FileFacts {
  path: string
  text?: string
  gzip: number
}

export type Pairing = Pick<ReleaseFile, 'name' | 'version' | 'contract' | 'federation' | 'shared'>
