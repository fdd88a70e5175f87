/** One entry of an archive made by hand. */
export interface ZipEntry {
  name: string
  content: string | Uint8Array
  /** Bytes that its headers claim, where they lie. */
  claimedSize?: number
  /** Bits of its headers; the first says that it is encrypted. */
  flags?: number
  /** Its data is that of the entry at this position, as in a bomb of overlapping entries. */
  sameDataAs?: number
}

const LOCAL = 30
const CENTRAL = 46
const END = 22

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  return crc
})

function crcOf(bytes: Uint8Array): number {
  let crc = -1
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ -1) >>> 0
}

/** Nothing, deflated. */
const NOTHING = Uint8Array.of(3, 0)

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length === 0) return NOTHING
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream()
  const compressed = stream.pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(compressed).arrayBuffer())
}

/** What both headers of an entry have alike. */
function writeCommon(view: DataView, at: number, entry: { flags: number; crc: number; packed: number; size: number }) {
  view.setUint16(at, 20, true)
  view.setUint16(at + 2, entry.flags, true)
  view.setUint16(at + 4, 8, true)
  view.setUint32(at + 10, entry.crc, true)
  view.setUint32(at + 14, entry.packed, true)
  view.setUint32(at + 18, entry.size, true)
}

function joined(parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** An archive as no writer would make it. */
export async function zipFile(entries: ZipEntry[]): Promise<Uint8Array> {
  const local: Uint8Array[] = []
  const central: Uint8Array[] = []
  const offsets: number[] = []
  let offset = 0
  for (const { name, content, claimedSize, flags = 0, sameDataAs } of entries) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    const [path, data] = [new TextEncoder().encode(name), await deflate(bytes)]
    const common = { flags, crc: crcOf(bytes), packed: data.length, size: claimedSize ?? bytes.length }
    offsets.push(sameDataAs === undefined ? offset : (offsets[sameDataAs] ?? 0))
    if (sameDataAs === undefined) {
      const header = new Uint8Array(LOCAL)
      const view = new DataView(header.buffer)
      view.setUint32(0, 0x04034b50, true)
      writeCommon(view, 4, common)
      view.setUint16(26, path.length, true)
      local.push(header, path, data)
      offset += LOCAL + path.length + data.length
    }
    const header = new Uint8Array(CENTRAL)
    const view = new DataView(header.buffer)
    view.setUint32(0, 0x02014b50, true)
    view.setUint16(4, 20, true)
    writeCommon(view, 6, common)
    view.setUint16(28, path.length, true)
    view.setUint32(42, offsets.at(-1) ?? 0, true)
    central.push(header, path)
  }
  const end = new Uint8Array(END)
  const view = new DataView(end.buffer)
  view.setUint32(0, 0x06054b50, true)
  view.setUint16(8, entries.length, true)
  view.setUint16(10, entries.length, true)
  view.setUint32(12, joined(central).length, true)
  view.setUint32(16, offset, true)
  return joined([...local, ...central, end])
}
