import type { ImportSource } from '@loja/product-import/page'
import type { ListDraft } from './list-draft'

const KINDS = { '.csv': 'csv', '.xlsx': 'xlsx', '.json': 'json', '.pdf': 'pdf', '.txt': 'csv' } as const
type Extension = keyof typeof KINDS

export const ACCEPTED_FILES = Object.keys(KINDS).join(',')
const MAX_FILE_BYTES = 50 * 1024 * 1024

export type FileFault = 'wrong-kind' | 'too-large'

/** A file is known by its name. */
export function sourceOfFile(file: File): ImportSource | FileFault {
  const extension = /\.[^.]+$/.exec(file.name.toLowerCase())?.[0]
  if (!extension || !(extension in KINDS)) return 'wrong-kind'
  if (file.size > MAX_FILE_BYTES) return 'too-large'
  return { kind: KINDS[extension as Extension], file }
}

export function sourceOf({ file, text }: Pick<ListDraft, 'file' | 'text'>): ImportSource | null {
  if (!file) return text.trim() === '' ? null : { kind: 'text', text }
  const source = sourceOfFile(file)
  return typeof source === 'string' ? null : source
}
