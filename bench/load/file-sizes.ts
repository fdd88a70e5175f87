import { brotliCompressSync, gzipSync } from 'node:zlib'

export interface Sizes {
  files: number
  gzip: number
  brotli: number
}

const known = new Map<string, Promise<Sizes>>()

export async function sizesOf(urls: string[]): Promise<Sizes> {
  const sizes = await Promise.all([...new Set(urls)].map(sizeOf))
  return sizes.reduce((sum, size) => ({
    files: sum.files + size.files,
    gzip: sum.gzip + size.gzip,
    brotli: sum.brotli + size.brotli,
  }))
}

function sizeOf(url: string): Promise<Sizes> {
  const size =
    known.get(url) ??
    (async () => {
      const body = Buffer.from(await (await fetch(url)).arrayBuffer())
      return { files: 1, gzip: gzipSync(body, { level: 9 }).length, brotli: brotliCompressSync(body).length }
    })()
  known.set(url, size)
  return size
}
