/** One file in the archive, written piece by piece. */
export interface ZipEntry {
  write(text: string): Promise<void>
  close(): Promise<void>
}

/** The parts of an entry that both of its headers hold. */
interface Written {
  name: Uint8Array<ArrayBuffer>
  crc: number
  compressed: number
  size: number
  offset: number
}

const encoder = new TextEncoder()
const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
const DEFLATE = 8
/** Of GZIP (RFC 1952) around what was compressed: a header without a name, then checksum and size. */
const GZIP_HEADER = 10
const GZIP_TRAILER = 8
/** 1 January 1980, the first day that the format knows: the same rows give the same bytes. */
const DATE = 0x0021

/**
 * A ZIP archive (APPNOTE 6.3) that holds only compressed bytes, whatever the size of what is written into it. Entries
 * are written one after the other. Sizes up to 4 GB each: no ZIP64.
 */
export class ZipFile {
  readonly #parts: BlobPart[] = []
  readonly #entries: Written[] = []
  #offset = 0

  /** Begins an entry. The one before must be closed. */
  begin(path: string): ZipEntry {
    // Not as raw DEFLATE: a GZIP file ends with the checksum that ours needs, computed by the browser.
    const gzip = new CompressionStream('gzip')
    const input = gzip.writable.getWriter()
    const output = new Response(gzip.readable).blob()
    const name = encoder.encode(path)
    return {
      write: (text) => input.write(encoder.encode(text)),
      close: async () => {
        await input.close()
        const file = await output
        const body = file.slice(GZIP_HEADER, -GZIP_TRAILER)
        const trailer = new DataView(await file.slice(-GZIP_TRAILER).arrayBuffer())
        const [crc, size] = [trailer.getUint32(0, true), trailer.getUint32(4, true)]
        const entry: Written = { name, crc, compressed: body.size, size, offset: this.#offset }
        this.#entries.push(entry)
        this.#append(localHeader(entry), entry.name, body)
      },
    }
  }

  finish(type: string): Blob {
    const start = this.#offset
    for (const entry of this.#entries) this.#append(centralHeader(entry), entry.name)
    this.#append(endRecord(this.#entries.length, start, this.#offset - start))
    return new Blob(this.#parts, { type })
  }

  #append(...parts: (Uint8Array<ArrayBuffer> | Blob)[]): void {
    for (const part of parts) {
      this.#parts.push(part)
      this.#offset += part instanceof Blob ? part.size : part.length
    }
  }
}

function localHeader(entry: Written): Uint8Array<ArrayBuffer> {
  return record([[4, 0x04034b50], ...common(entry)])
}

function centralHeader(entry: Written): Uint8Array<ArrayBuffer> {
  // Comment, disk and attributes are empty.
  return record([[4, 0x02014b50], [2, VERSION], ...common(entry), [2, 0], [2, 0], [2, 0], [4, 0], [4, entry.offset]])
}

function common({ name, crc, compressed, size }: Written): Field[] {
  const sizes: Field[] = [
    [4, crc],
    [4, compressed],
    [4, size],
  ]
  return [[2, VERSION], [2, FLAGS], [2, DEFLATE], [2, 0], [2, DATE], ...sizes, [2, name.length], [2, 0]]
}

function endRecord(count: number, start: number, size: number): Uint8Array<ArrayBuffer> {
  return record([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, start],
    [2, 0],
  ])
}

/** Number of bytes, and value; little endian. */
type Field = readonly [bytes: 2 | 4, value: number]

function record(fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}
