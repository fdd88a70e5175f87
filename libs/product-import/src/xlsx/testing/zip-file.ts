import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  content: string | Uint8Array
  /** Size stated in its headers. */
  claimedSize?: number
  /** Flags of its headers; the first means encrypted. */
  flags?: number
  /** Uses the data of this entry, as in a bomb of overlapping entries. */
  sameDataAs?: number
}

const NAMES_ARE_UTF8 = 0x0800
const VERSION = 20
const DEFLATED = 8
const NOTHING = deflateRawSync('')

/** Written here, because zip.js needs milliseconds for each entry. */
export async function zipFile(entries: ZipEntry[]): Promise<Uint8Array> {
  const files: Buffer[] = []
  const headers: Buffer[] = []
  const offsets: number[] = []
  let size = 0
  for (const { name, content, claimedSize, flags = NAMES_ARE_UTF8, sameDataAs } of entries) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(content)]
    const data = bytes.length > 0 ? deflateRawSync(bytes) : NOTHING
    const header = Buffer.concat([
      numbers(2, VERSION, flags, DEFLATED, 0, 0),
      numbers(4, crc32(bytes), data.length, claimedSize ?? bytes.length),
      numbers(2, path.length, 0),
    ])
    offsets.push(size)
    const offset = offsets[sameDataAs ?? -1] ?? size
    const place = [numbers(2, 0, 0, 0), numbers(4, 0, offset)]
    headers.push(Buffer.concat([Buffer.from('PK\x01\x02'), numbers(2, VERSION), header, ...place, path]))
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), header, path, data])
    files.push(file)
    size += file.length
  }
  const directory = Buffer.concat(headers)
  const counts = numbers(2, 0, 0, entries.length, entries.length)
  const end = [Buffer.from('PK\x05\x06'), counts, numbers(4, directory.length, size), numbers(2, 0)]
  return new Uint8Array(Buffer.concat([...files, directory, ...end]))
}

function numbers(width: 2 | 4, ...values: number[]): Buffer {
  const bytes = Buffer.alloc(width * values.length)
  for (const [index, value] of values.entries()) bytes.writeUIntLE(value, width * index, width)
  return bytes
}
