import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { BackendError } from '../errors'
import type { BackupTable, SequenceState } from './backup-tables'

/** Gzipped lines: JSON marks begin with `#`, the others are rows. `#{"end":true}` ends a complete file. */
export const BACKUP_FORM = 1

export type Mark =
  | { form: number; madeAt: string }
  | { table: BackupTable }
  | { tableEnd: string; rows: number; sha256: string }
  | { sequences: SequenceState[] }
  | { picture: string; sha256: string; base64: string }
  | { end: true; missingPictures?: number }

interface TableSum {
  rows: number
  sha256: string
}

export interface RowSum {
  add(line: string): void
  sum(): TableSum
}

export function rowSetSum(): RowSum {
  let rows = 0
  let total = 0n
  return {
    add(line) {
      rows += 1
      total += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)
    },
    sum: () => ({ rows, sha256: total.toString(16) }),
  }
}

export function tableSum(): RowSum {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(line) {
      rows += 1
      hash.update(`${line}\n`)
    },
    sum: () => ({ rows, sha256: hash.digest('hex') }),
  }
}

export interface BackupSummary {
  madeAt: string
  tables: (BackupTable & TableSum)[]
  pictures: number
  missingPictures: number
}

const damaged = (why: string, cause?: unknown) =>
  new BackendError('failed', `The backup is damaged or not one of Loja Admin: ${why}. Nothing was changed.`, { cause })

async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const unzipped = createGunzip().setEncoding('utf8')
  // `pipe` forwards no errors.
  file.on('error', (error) => unzipped.destroy(error))
  let rest = ''
  for await (const chunk of file.pipe(unzipped)) {
    // `readline` would also split at U+2028.
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

export async function* readBackup(path: string): AsyncGenerator<{ mark: Mark } | { row: string }> {
  for await (const line of linesOf(path))
    yield line.startsWith('#') ? { mark: JSON.parse(line.slice(1)) } : { row: line }
}

export async function verifyBackup(path: string): Promise<BackupSummary> {
  const summary: BackupSummary = { madeAt: '', tables: [], pictures: 0, missingPictures: 0 }
  let table: BackupTable | undefined
  let sum = tableSum()
  let isWhole = false
  try {
    for await (const line of readBackup(path)) {
      if ('row' in line) {
        sum.add(line.row)
      } else if ('form' in line.mark) {
        if (line.mark.form !== BACKUP_FORM)
          throw damaged(`its form is ${line.mark.form}, this version reads ${BACKUP_FORM}`)
        summary.madeAt = line.mark.madeAt
      } else if ('table' in line.mark) {
        table = line.mark.table
        sum = tableSum()
      } else if ('tableEnd' in line.mark) {
        const found = sum.sum()
        if (!table || found.rows !== line.mark.rows || found.sha256 !== line.mark.sha256)
          throw damaged(`the rows of ${line.mark.tableEnd} differ`)
        summary.tables.push({ ...table, ...found })
      } else if ('picture' in line.mark) {
        const { picture, sha256, base64 } = line.mark
        const found = createHash('sha256').update(base64, 'base64').digest('hex')
        if (found !== sha256) throw damaged(`the picture ${picture} differs`)
        summary.pictures += 1
      } else if ('end' in line.mark) {
        summary.missingPictures = line.mark.missingPictures ?? 0
      }
      isWhole = 'mark' in line && 'end' in line.mark
    }
  } catch (error) {
    if (error instanceof BackendError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    // A file that is missing or may not be read is not damaged.
    if (error instanceof Error && 'syscall' in error)
      throw new BackendError('failed', `The backup cannot be read: ${reason}. Nothing was changed.`, { cause: error })
    throw damaged(reason, error)
  }
  if (!isWhole || summary.madeAt === '') throw damaged('its end is missing')
  return summary
}
