/** Eight tables, one after the other: by the n-th, a byte that has n bytes behind it goes through in one step. */
const TABLES = new Uint32Array(8 * 256)
for (let byte = 0; byte < 256; byte += 1) {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  TABLES[byte] = value
}
for (let at = 256; at < TABLES.length; at += 1) TABLES[at] = step(TABLES[at - 256] ?? 0, 0)

function step(crc: number, byte: number): number {
  return (TABLES[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
}

/** Checksum of ZIP entries. @param before of the bytes that came before; 0 at the start */
export function crc32(bytes: Uint8Array, before = 0): number {
  const table = (n: number, byte: number) => TABLES[n * 256 + (byte & 0xff)] as number
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let crc = ~before
  let at = 0
  // Eight bytes at a time ("slicing by 8"): the checksum is a fifth of the work of an XLSX file otherwise.
  for (; at + 8 <= bytes.length; at += 8) {
    const low = view.getUint32(at, true) ^ crc
    const high = view.getUint32(at + 4, true)
    crc =
      table(7, low) ^
      table(6, low >>> 8) ^
      table(5, low >>> 16) ^
      table(4, low >>> 24) ^
      table(3, high) ^
      table(2, high >>> 8) ^
      table(1, high >>> 16) ^
      table(0, high >>> 24)
  }
  for (; at < bytes.length; at += 1) crc = step(crc, bytes[at] ?? 0)
  return ~crc >>> 0
}
