import type { ZipWriter } from '@zip.js/zip.js'

export interface ZipEntry {
  write(text: string): Promise<void>
  close(): Promise<void>
}

const OPTIONS = { useWebWorkers: false, lastModDate: new Date(1980, 0, 1), extendedTimestamp: false, zip64: false }

/** Holds only compressed bytes, one entry after the other. Up to 4 GB: some programs do not read ZIP64. */
export class ZipFile {
  readonly #archive = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
  readonly #file = new Response(this.#archive.readable).blob()
  #writer: Promise<ZipWriter<unknown>> | undefined

  begin(path: string): ZipEntry {
    const content = new TextEncoderStream()
    const input = content.writable.getWriter()
    const added = this.#zip().then((zip) => zip.add(path, content.readable))
    // Reported by `close`.
    added.catch(() => undefined)
    return {
      write: (text) => input.write(text),
      async close() {
        await input.close()
        await added
      },
    }
  }

  async add(path: string, content: Blob): Promise<void> {
    await (await this.#zip()).add(path, content.stream(), { level: 0 })
  }

  async finish(type: string): Promise<Blob> {
    await (await this.#zip()).close()
    return new Blob([await this.#file], { type })
  }

  #zip(): Promise<ZipWriter<unknown>> {
    this.#writer ??= import('@zip.js/zip.js/lib/zip-core-writer.js').then(
      (library) => new library.ZipWriter(this.#archive.writable, OPTIONS),
    )
    return this.#writer
  }
}
