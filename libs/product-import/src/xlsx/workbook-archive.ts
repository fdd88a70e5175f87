import {
  type CreateReadableOptions,
  type FileEntry,
  type Reader,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-reader.js'
import { ImportReadError } from '../model/import-error'
import { damaged, tooLarge, workbookError } from './workbook-error'
import { type XmlHandler, XmlScanner } from './xml-scanner'

const ENTRY_LIMIT = 10_000
/** Bytes inflated from one archive: fifteen times the largest file. */
const INFLATED_LIMIT = 768 * 1024 * 1024
/** A sheet of one repeated row deflates to a sixtieth, a bomb to a thousandth. */
const RATIO_LIMIT = 200
const RATIO_FREE_BYTES = 8 * 1024 * 1024

export interface PartOptions {
  signal?: AbortSignal
  onBytes?: (bytes: number) => void
}

/** Programs write part names with different case and slashes. */
const nameOf = (path: string) => path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

const isFile = (entry: { directory: boolean }): entry is FileEntry => !entry.directory

/** Inflates on demand. Names are not used as paths. All methods throw `ImportReadError` or the signal's reason. */
export class WorkbookArchive {
  readonly #entries: Map<string, FileEntry>
  #inflated = 0

  private constructor(entries: Map<string, FileEntry>) {
    this.#entries = entries
  }

  static async open(bytes: Uint8Array, signal?: AbortSignal): Promise<WorkbookArchive> {
    return orDamaged(signal, async () => {
      // This code already runs in a worker.
      const reader = new ZipReader(new BytesReader(bytes), {
        useWebWorkers: false,
        checkCrc32: true,
        checkOverlappingEntry: true,
        // Names are only compared.
        filenameValidation: 'tolerant',
      })
      const entries = new Map<string, FileEntry>()
      for await (const entry of reader.getEntriesGenerator()) {
        if (!isFile(entry)) continue
        if (entry.encrypted) throw workbookError('sheet-encrypted')
        if (entries.size >= ENTRY_LIMIT) throw tooLarge()
        entries.set(nameOf(entry.filename), entry)
      }
      return new WorkbookArchive(entries)
    })
  }

  has(path: string): boolean {
    return this.#entries.has(nameOf(path))
  }

  /** The stated size, which is not reliable. */
  sizeOf(path: string): number {
    return this.#entries.get(nameOf(path))?.uncompressedSize ?? 0
  }

  async scan(path: string, handler: XmlHandler, { signal, onBytes }: PartOptions = {}): Promise<boolean> {
    const entry = this.#entries.get(nameOf(path))
    if (entry === undefined) return false
    const scanner = new XmlScanner(handler)
    let decoder: TextDecoder | null = null
    let bytes = 0
    const sink = new WritableStream<Uint8Array>({
      write: (chunk) => {
        bytes += chunk.length
        this.#count(chunk.length, bytes, entry.compressedSize)
        decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true })
        scanner.write(decoder.decode(chunk, { stream: true }))
        onBytes?.(bytes)
      },
    })
    await orDamaged(signal, async () => {
      await entry.getData(sink, { signal })
      scanner.write(decoder?.decode() ?? '')
      scanner.end()
    })
    return true
  }

  #count(chunk: number, bytes: number, compressed: number): void {
    this.#inflated += chunk
    const isBomb = bytes > RATIO_FREE_BYTES && bytes > compressed * RATIO_LIMIT
    if (isBomb || this.#inflated > INFLATED_LIMIT) throw tooLarge()
  }
}

function encodingOf(chunk: Uint8Array): string {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** The library's errors are English. */
async function orDamaged<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  signal?.throwIfAborted()
  try {
    return await work()
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof ImportReadError) throw error
    throw damaged()
  }
}

const CHUNK = 262_144

/** Lets zip.js read bytes in place: a stream would copy them twice. */
class BytesReader implements Reader<Uint8Array> {
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

  async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    return this.#bytes.slice(index, index + length)
  }
}
