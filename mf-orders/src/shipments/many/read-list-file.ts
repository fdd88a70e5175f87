/** In bytes: a thousand lines are a tenth of it. */
export const LIST_FILE_LIMIT = 1024 * 1024

/** The text of a file as spreadsheets in Portuguese write it: UTF-8, UTF-16 with its mark, or Windows-1252. */
export async function readListFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8: any byte is a character of Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
