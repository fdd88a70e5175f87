import { gzipSync } from 'node:zlib'
import { integrityOf } from '@loja/federation-build'
import { readFiles, readReleaseFile } from '../folder/release-folder'
import type { FileFacts, ReleaseFacts } from './facts'

const TEXT = /\.(js|css|json|html|svg|txt|webmanifest|map)$/

export async function readReleaseFacts(folder: string): Promise<ReleaseFacts> {
  const [release, contents] = [await readReleaseFile(folder), await readFiles(folder)]
  return { release, files: [...contents].map(([path, text]) => fileFacts(path, text)) }
}

function fileFacts(path: string, text: Buffer): FileFacts {
  return {
    path,
    integrity: integrityOf(text),
    ...(TEXT.test(path) ? { text: text.toString() } : {}),
    gzip: /\.(js|css)$/.test(path) ? gzipSync(text, { level: 9 }).length : text.length,
  }
}
