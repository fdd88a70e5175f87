import type { ImportNotice } from '../model/import-notice'

/** The text of a file. Throws `ImportReadError` for what is no text. */
export function decodeImportBytes(bytes: Uint8Array): { text: string; notices: ImportNotice[] } {
  return { text: new TextDecoder().decode(bytes), notices: [] }
}
