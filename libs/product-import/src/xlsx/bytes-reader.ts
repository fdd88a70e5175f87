import type { CreateReadableOptions, Reader } from '@zip.js/zip.js/lib/zip-core-reader.js'

const CHUNK = 262_144

/** Lets zip.js read bytes where they lie: of a stream it would make two copies first. */
export class BytesReader implements Reader<Uint8Array> {
  readonly size: number
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.size = bytes.length
  }

  get readable(): ReadableStream<Uint8Array> {
    return this.createReadable()
  }

  createReadable({ offset = 0, size = this.size - offset }: CreateReadableOptions = {}): ReadableStream<Uint8Array> {
    const bytes = this.#bytes.subarray(offset, offset + size)
    let from = 0
    return new ReadableStream({
      pull(controller) {
        if (from < bytes.length) controller.enqueue(bytes.slice(from, from + CHUNK))
        from += CHUNK
        if (from >= bytes.length) controller.close()
      },
    })
  }

  /** A copy: what is handed on may be taken over by another thread. */
  async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    return this.#bytes.slice(index, index + length)
  }
}
