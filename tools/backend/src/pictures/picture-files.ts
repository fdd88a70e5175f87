import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { writeOnce } from '../data-folder/write-whole'

const PICTURES_DIR = 'pictures'

export class PictureFiles {
  readonly #dir: string

  constructor(dir: string) {
    this.#dir = dir
  }

  static of(dataDir: string): PictureFiles {
    return new PictureFiles(join(dataDir, PICTURES_DIR))
  }

  /** The first of concurrent writers wins. */
  async write(name: string, bytes: Buffer): Promise<void> {
    await mkdir(this.#dir, { recursive: true, mode: 0o700 })
    await writeOnce(this.#pathOf(name), bytes)
  }

  async read(name: string): Promise<Buffer | undefined> {
    return readFile(this.#pathOf(name)).catch(undefinedIfMissing)
  }

  async open(name: string): Promise<{ bytes: number; stream: () => Readable; close: () => Promise<void> } | undefined> {
    const file = await open(this.#pathOf(name)).catch(undefinedIfMissing)
    if (!file) return undefined
    const { size } = await file.stat()
    return { bytes: size, stream: () => file.createReadStream(), close: () => file.close() }
  }

  async remove(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true })
  }

  async removeOthers(names: readonly string[], { olderThanMs }: { olderThanMs: number }): Promise<void> {
    const known = new Set(names.map(fileNameOf))
    const found = (await readdir(this.#dir).catch(undefinedIfMissing)) ?? []
    for (const file of found.filter((one) => !known.has(one))) {
      const path = join(this.#dir, file)
      const changedAt = (await stat(path).catch(undefinedIfMissing))?.mtimeMs ?? Number.POSITIVE_INFINITY
      if (changedAt <= Date.now() - olderThanMs) await rm(path, { force: true })
    }
  }

  #pathOf(name: string): string {
    return join(this.#dir, fileNameOf(name))
  }
}

export async function temporaryPictures(): Promise<{ pictures: PictureFiles; remove: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'loja-pictures-'))
  return { pictures: new PictureFiles(dir), remove: () => rm(dir, { recursive: true, force: true }) }
}

function fileNameOf(name: string): string {
  return createHash('sha256').update(name).digest('hex')
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
