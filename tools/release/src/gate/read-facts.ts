import { gzipSync } from 'node:zlib'
import { readWholeRelease, releasedFiles } from '../folder/whole-release'
import type { FileFacts, ReleaseFacts } from './facts'

const TEXT = /\.(js|css|json|html|svg|txt|webmanifest|map)$/

export async function readReleaseFacts(folder: string): Promise<ReleaseFacts> {
  const { release, contents } = await readWholeRelease(folder)
  return { release, files: [...releasedFiles(contents)].map(([path, text]) => fileFacts(path, text)) }
}

function fileFacts(path: string, text: Buffer): FileFacts {
  return {
    path,
    ...(TEXT.test(path) ? { text: text.toString() } : {}),
    gzip: /\.(js|css)$/.test(path) ? gzipSync(text, { level: 9 }).length : text.length,
  }
}
