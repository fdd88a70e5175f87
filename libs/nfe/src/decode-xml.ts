import { InvoiceFileError } from './invoice-file-error'

/** Decoder of each declared encoding. Latin 1 is decoded as Windows-1252, the common usage. */
const ENCODINGS: Record<string, string> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  'latin-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
}
const DECLARATION = /^\s*<\?xml[^>]{0,200}?\bencoding\s*=\s*["']([\w.-]{1,40})["'][^>]{0,200}\?>/
const HEAD_BYTES = 400

/** The declaration becomes UTF-8, the stored encoding. @throws InvoiceFileError `encoding` */
export function decodeXml(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes)
  const declared = marked ? undefined : DECLARATION.exec(asciiHead(bytes))?.[1]?.toLowerCase()
  const encoding = marked ?? (declared === undefined ? 'utf-8' : ENCODINGS[declared])
  if (encoding === undefined) throw new InvoiceFileError('encoding')
  const text = decodeAs(encoding, bytes)
  return encoding === 'utf-8' ? text : text.replace(DECLARATION, (whole, name) => whole.replace(name, 'UTF-8'))
}

function markedEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined
}

function asciiHead(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, HEAD_BYTES))
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause
    throw new InvoiceFileError('encoding')
  }
}
