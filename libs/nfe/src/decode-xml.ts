import { InvoiceFileError } from './invoice-file-error'

/** Names of an encoding in a declaration, and how it is decoded. Latin 1 is read as what everybody writes for it. */
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
/** Before this many bytes the declaration is over. */
const HEAD_BYTES = 400

/**
 * The text of an XML by its mark, else by its declaration, else UTF-8. The declaration of another encoding is made one of
 * UTF-8, in which the text is stored: the signature is over the content, not over these bytes.
 * @throws InvoiceFileError `encoding` for one that is not known, or that the bytes are not in
 */
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
