import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'

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

const CENTRAL_HEADER = 46
const END_RECORD = 22

export async function zipFile(entries: ZipEntry[]): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, dataDescriptor: false, zip64: false })
  for (const { name, content } of entries) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    // Ten times faster for an empty entry than with a reader.
    await zip.add(name, bytes.length > 0 ? new Uint8ArrayReader(bytes) : undefined)
  }
  const bytes = await zip.close()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const offsets: number[] = []
  let at = view.getUint32(bytes.length - END_RECORD + 16, true)
  for (const { claimedSize, flags, sameDataAs } of entries) {
    const local = view.getUint32(at + 42, true)
    offsets.push(local)
    if (flags !== undefined) for (const place of [at + 8, local + 6]) view.setUint16(place, flags, true)
    if (claimedSize !== undefined) for (const place of [at + 24, local + 22]) view.setUint32(place, claimedSize, true)
    if (sameDataAs !== undefined) view.setUint32(at + 42, offsets[sameDataAs] ?? 0, true)
    // Name, extra field and comment follow the header.
    const lengths = [28, 30, 32].map((place) => view.getUint16(at + place, true))
    at += lengths.reduce((sum, length) => sum + length, CENTRAL_HEADER)
  }
  return bytes
}
