import { INVOICE_XML_LIMIT } from '@loja/domain/invoices'
import { type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-reader.js'
import { InvoiceFileError, type InvoiceFileProblem, isInvoiceFileError } from './invoice-file-error'

/** Limit for an archive and for all files together: two hundred notes of the largest size. */
const FILES_AT_ONCE_BYTES = 100_000_000
const ENTRY_LIMIT = 1_000
const ZIP = [0x50, 0x4b]

export type OpenedFile = { name: string } & ({ bytes: Uint8Array } | { problem: InvoiceFileProblem })

/** Also reads archives; skips files that are too large. */
export async function openInvoiceFiles(files: readonly File[], signal: AbortSignal): Promise<OpenedFile[]> {
  const opened: OpenedFile[] = []
  for (const file of files) {
    signal.throwIfAborted()
    opened.push(...(await openFile(file, signal)))
  }
  return opened
}

async function openFile(file: File, signal: AbortSignal): Promise<OpenedFile[]> {
  const { name } = file
  if (await isArchive(file)) {
    if (file.size > FILES_AT_ONCE_BYTES) return [{ name, problem: 'archive-too-large' }]
    return openArchive(file, signal)
  }
  if (file.size > INVOICE_XML_LIMIT) return [{ name, problem: 'too-large' }]
  return [{ name, bytes: new Uint8Array(await file.arrayBuffer()) }]
}

async function isArchive(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, ZIP.length).arrayBuffer())
  return ZIP.every((byte, at) => head[at] === byte)
}

async function openArchive(file: File, signal: AbortSignal): Promise<OpenedFile[]> {
  try {
    const reader = new ZipReader(file.stream(), {
      useWebWorkers: false,
      checkCrc32: true,
      checkOverlappingEntry: true,
      filenameValidation: 'tolerant',
    })
    const opened: OpenedFile[] = []
    let bytes = 0
    for await (const entry of reader.getEntriesGenerator()) {
      signal.throwIfAborted()
      if (entry.directory || isOfSystem(entry.filename)) continue
      if (entry.encrypted) throw new InvoiceFileError('archive-encrypted')
      if (opened.length >= ENTRY_LIMIT) throw new InvoiceFileError('archive-too-large')
      const one = await openEntry(entry, `${file.name} / ${entry.filename}`)
      if ('bytes' in one) bytes += one.bytes.length
      if (bytes > FILES_AT_ONCE_BYTES) throw new InvoiceFileError('archive-too-large')
      opened.push(one)
    }
    return opened.length > 0 ? opened : [{ name: file.name, problem: 'empty' }]
  } catch (error) {
    signal.throwIfAborted()
    // The library's errors are English.
    return [{ name: file.name, problem: isInvoiceFileError(error) ? error.problem : 'archive-damaged' }]
  }
}

function isOfSystem(path: string): boolean {
  return /(^|[\\/])(__MACOSX[\\/]|\.[^./\\]|Thumbs\.db$|desktop\.ini$)/i.test(path)
}

async function openEntry(entry: FileEntry, name: string): Promise<OpenedFile> {
  const parts: Uint8Array[] = []
  let size = 0
  // The stated size of an entry is not reliable.
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      size += chunk.length
      if (size > INVOICE_XML_LIMIT) throw new InvoiceFileError('too-large')
      parts.push(chunk)
    },
  })
  try {
    await entry.getData(sink)
  } catch (error) {
    if (size > INVOICE_XML_LIMIT) return { name, problem: 'too-large' }
    throw error
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return { name, bytes }
}
