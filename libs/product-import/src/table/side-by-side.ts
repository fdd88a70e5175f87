import { foldText } from '@loja/domain/list'
import type { ImportRecord } from '../model/import-table'

interface HeadedRecords {
  headings: string[]
  records: ImportRecord[]
}

/** The rows of the further lists are numbered behind the last row, because line numbers are unique. */
export function oneBelowAnother({ headings, records }: HeadedRecords): HeadedRecords {
  const starts = startsOfLists(headings)
  if (starts.length < 2) return { headings, records }
  const width = (starts[1] ?? 0) - (starts[0] ?? 0)
  const last = records.at(-1)?.line ?? 0
  const rows = starts.flatMap((start, list) =>
    records.flatMap((record, index) => {
      const cells = record.cells.slice(start, start + width)
      if (cells.every((cell) => cell.trim() === '')) return []
      const line = list === 0 ? record.line : last + (list - 1) * records.length + index + 1
      return [
        { ...record, line, cells, ...(record.numbers && { numbers: record.numbers.slice(start, start + width) }) },
      ]
    }),
  )
  return { headings: headings.slice(starts[0], (starts[0] ?? 0) + width), records: rows }
}

/** Where the same headings, two or more, begin again; nothing unless they fill the whole row. */
function startsOfLists(headings: string[]): number[] {
  const folded = headings.map(foldText)
  const first = folded.findIndex((heading) => heading !== '')
  const starts = folded.flatMap((heading, at) => (heading !== '' && heading === folded[first] ? [at] : []))
  const lists = starts.map((start, at) =>
    folded
      .slice(start, starts[at + 1])
      .join('\t')
      .trimEnd(),
  )
  const isSame = lists.every((list) => list.includes('\t') && list === lists[0])
  const isEven = starts.every((start, at) => start === first + at * ((starts[1] ?? 0) - first))
  return isSame && isEven ? starts : []
}
