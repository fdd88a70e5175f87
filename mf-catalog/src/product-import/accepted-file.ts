/** In bytes. A larger file is not even read (IMP-18). */
const MAX_FILE_BYTES = 50 * 1024 * 1024

export type FileKind = 'csv' | 'xlsx' | 'json'

/** Why a file is not taken. */
type FileProblem = 'wrong-kind' | 'too-large'

const TYPES: Record<FileKind, { type: string; name: RegExp }> = {
  csv: { type: 'text/csv', name: /\.csv$/i },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', name: /\.xlsx$/i },
  json: { type: 'application/json', name: /\.json$/i },
}

/** Judges a file by its name, type and size alone (IMP-03); null when it may be read. */
export function fileProblem(kind: FileKind, file: Pick<File, 'name' | 'type' | 'size'>): FileProblem | null {
  const { type, name } = TYPES[kind]
  if (file.type !== type && !name.test(file.name)) return 'wrong-kind'
  return file.size > MAX_FILE_BYTES ? 'too-large' : null
}
