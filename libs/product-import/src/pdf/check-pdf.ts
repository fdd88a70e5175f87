import { pdfError } from './pdf-error'

/** A white page of 600 dpi inflates to 100 MB; a bomb to gigabytes. */
const MOST_INFLATED = 128 * 1024 * 1024
const MOST_INFLATED_IN_ALL = 768 * 1024 * 1024
const MOST_OBJECTS = 2_000_000
const CHUNK = 4096

const BLANK = String.raw`(?:[\s\0]|%[^\r\n]*[\r\n])*`
const EXPANDING = '(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)'
const TEXTUAL = '(?:ASCII85Decode|A85|ASCIIHexDecode|AHx)'
/** Filters that cannot be checked: one after another, by reference, and old ones that no program writes any more. */
const UNSAFE = [
  new RegExp(`/${EXPANDING}${BLANK}/${EXPANDING}(?![A-Za-z])`),
  new RegExp(`/${TEXTUAL}${BLANK}/${TEXTUAL}(?![A-Za-z])`),
  /\/(?:LZWDecode|LZW|RunLengthDecode)(?![A-Za-z])/,
  new RegExp(`/Filter${BLANK}\\[?[^\\]>/]{0,99}\\d+\\s+\\d+\\s+R`),
]
const ENCRYPTED = /\/Encrypt(?=[\s\0<%\d])/
/** `/Encr#79pt` */
const ESCAPED = /\/[A-Za-z0-9]*#[0-9a-f]{2}[A-Za-z0-9#]*/gi
const ESCAPABLE = new RegExp(`^/(?:${EXPANDING}|${TEXTUAL}|Encrypt|Filter|F|Size|Index)$`)
const SIZES = new RegExp(`/(?:Size|Index)${BLANK}\\[?([\\d\\s]{1,400})`, 'g')
/** A comment may hide the start of the data. */
const HIDDEN = /%[^\r\n]*[\r\n]\s*$/
const STREAM = /(?<!end)stream/g

/** Refuses what pdf.js would read without a limit. @throws ImportReadError */
export async function checkPdf(bytes: Uint8Array): Promise<void> {
  refusePhoto(bytes)
  // Only ASCII counts, so that the encoding of other bytes does not matter.
  const text = new TextDecoder('windows-1252').decode(bytes)
  if (!text.slice(0, 1024).includes('%PDF-')) throw pdfError('pdf-none')
  if (ENCRYPTED.test(text)) throw pdfError('pdf-encrypted')
  if (UNSAFE.some((pattern) => pattern.test(text))) throw pdfError('pdf-unsafe')
  for (const [name] of text.matchAll(ESCAPED)) if (ESCAPABLE.test(unescaped(name))) throw pdfError('pdf-unsafe')
  for (const [, numbers = ''] of text.matchAll(SIZES))
    if (numbers.split(/\s+/).some((number) => Number(number) > MOST_OBJECTS)) throw pdfError('pdf-too-large')
  await checkStreams(bytes, text)
}

async function checkStreams(bytes: Uint8Array, text: string): Promise<void> {
  const isTextual = new RegExp(`/${TEXTUAL}`).test(text)
  let inAll = 0
  for (const { index } of text.matchAll(STREAM)) {
    if (HIDDEN.test(text.slice(Math.max(0, index - 200), index))) throw pdfError('pdf-unsafe')
    const end = /[\r\n]/g
    end.lastIndex = index
    const line = end.exec(text)?.index
    if (line === undefined) return
    const start = text.startsWith('\r\n', line) ? line + 2 : line + 1
    const sizes = [await inflatedSize(bytes.subarray(start))]
    if (isTextual) {
      sizes.push(await inflatedSize(fromAscii85(text, start)))
      sizes.push(await inflatedSize(fromHex(text, start)))
    }
    const size = Math.max(...sizes)
    inAll += size
    if (size > MOST_INFLATED || inAll > MOST_INFLATED_IN_ALL) throw pdfError('pdf-unsafe')
  }
}

const unescaped = (name: string) =>
  name.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Up to the limit, or the first byte that is not deflated. */
async function inflatedSize(bytes: Uint8Array): Promise<number> {
  const [method = 0, flags = 0] = bytes
  if ((method & 0x0f) !== 8 || ((method << 8) | flags) % 31 !== 0) return 0
  const inflater = new DecompressionStream('deflate')
  const writer = inflater.writable.getWriter()
  const reader = inflater.readable.getReader()
  let size = 0
  const read = (async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      size += value.length
    }
  })()
  // The end is where the data ends: the stated length is not reliable.
  const ended = read.catch(() => undefined)
  try {
    for (let at = 0; at < bytes.length && size <= MOST_INFLATED; at += CHUNK)
      await writer.write(bytes.slice(at, at + CHUNK))
    await writer.abort()
  } catch {
    // Something else follows the deflated data.
  }
  await ended
  return size
}

function fromAscii85(text: string, start: number): Uint8Array {
  const end = text.indexOf('~>', start)
  const signs = text.slice(start, end < 0 ? text.length : end).replaceAll(/[\s\0]/g, '')
  if (!/^[!-uz]{5}/.test(signs)) return new Uint8Array()
  const bytes: number[] = []
  let group: number[] = []
  const flush = (missing: number) => {
    const value = [...group, ...Array.from({ length: missing }, () => 84)].reduce((sum, digit) => sum * 85 + digit, 0)
    for (let index = 0; index < 4 - missing; index += 1) bytes.push(Math.floor(value / 256 ** (3 - index)) % 256)
    group = []
  }
  for (const sign of signs) {
    if (sign === 'z' && group.length === 0) bytes.push(0, 0, 0, 0)
    else group.push(sign.charCodeAt(0) - 33)
    if (group.length === 5) flush(0)
  }
  if (group.length > 1) flush(5 - group.length)
  return Uint8Array.from(bytes)
}

function fromHex(text: string, start: number): Uint8Array {
  const end = text.indexOf('>', start)
  const digits = text.slice(start, end < 0 ? text.length : end).replaceAll(/[\s\0]/g, '')
  if (!/^[0-9a-f]{4}/i.test(digits)) return new Uint8Array()
  return Uint8Array.from({ length: digits.length >> 1 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  )
}

const PHOTOS = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x47, 0x49, 0x46, 0x38],
]

function refusePhoto(bytes: Uint8Array): void {
  const isWebp = [0x57, 0x45, 0x42, 0x50].every((byte, index) => bytes[8 + index] === byte)
  const isHeic = [0x66, 0x74, 0x79, 0x70].every((byte, index) => bytes[4 + index] === byte)
  if (isWebp || isHeic || PHOTOS.some((start) => start.every((byte, index) => bytes[index] === byte)))
    throw pdfError('pdf-photo')
}
