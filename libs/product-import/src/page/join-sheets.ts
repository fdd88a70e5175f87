import { guessMapping, type ImportNotice, type ImportTable } from '../index'
import { headingsKey } from './remembered-mappings'

/** A sheet with products under other headings, or one that cannot be read, is named and not guessed at. */
export interface JoinedSheets {
  table: ImportTable
  unreadSheets: string[]
}

/**
 * A supplier's list in several sheets.
 * @param table the first one
 * @param joins whether sheets with the same headings belong to it
 */
export async function joinSheets(
  table: ImportTable,
  others: readonly { name: string; read: () => Promise<ImportTable> }[],
  joins: boolean,
): Promise<JoinedSheets> {
  const alike: [ImportTable, ...ImportTable[]] = [table]
  const unreadSheets: string[] = []
  for (const { name, read } of others) {
    const other = await read().catch(() => null)
    if (joins && other && isAlike(table, other)) alike.push(other)
    else if (!other || (await hasProducts(other))) unreadSheets.push(name)
  }
  return { table: alike.length > 1 ? joined(alike) : table, unreadSheets }
}

const isAlike = (a: ImportTable, b: ImportTable) =>
  a.kind === b.kind &&
  (a.lines === undefined) === (b.lines === undefined) &&
  headingsKey(a.headings) === headingsKey(b.headings)

async function hasProducts(table: ImportTable): Promise<boolean> {
  const { readSupplierLines } = await import('../supplier-lines/read-supplier-lines')
  return readSupplierLines(table, guessMapping(table)).lines.length > 0
}

/** Line numbers are unique. */
function joined(tables: readonly [ImportTable, ...ImportTable[]]): ImportTable {
  let last = 0
  const numbered = tables.map(({ records, faults, lines, notices }) => {
    const before = last
    const after = <Row extends { line: number }>(row: Row): Row => ({ ...row, line: row.line + before })
    const all = [...records, ...faults]
    last += all.reduce((most, { line }) => Math.max(most, line), lines?.at(-1)?.number ?? 0)
    return {
      ...{ records: records.map(after), faults: faults.map(after), notices },
      lines: lines?.map(({ number, text }) => ({ number: number + before, text })),
    }
  })
  return {
    ...tables[0],
    records: numbered.flatMap(({ records }) => records),
    faults: numbered.flatMap(({ faults }) => faults),
    notices: counted(numbered.flatMap(({ notices }) => notices)),
    ...(tables[0].lines && { lines: numbered.flatMap(({ lines }) => lines ?? []) }),
  }
}

function counted(notices: readonly ImportNotice[]): ImportNotice[] {
  const totals = new Map<string, ImportNotice>()
  for (const notice of notices) {
    const before = totals.get(notice.code)
    const isSum = 'count' in notice && before && 'count' in before
    totals.set(notice.code, isSum ? { ...notice, count: notice.count + before.count } : notice)
  }
  return [...totals.values()]
}
