import { isGarbled } from '../mapping/garbled-accents'
import { mapHeadings } from '../mapping/guess-mapping'
import { ImportSyntaxError } from '../model/import-error'
import type { ImportNotice } from '../model/import-notice'
import type { ImportRecord, ImportTable } from '../model/import-table'

/** Enough to tell the encoding of a whole list. */
const SAMPLED_RECORDS = 1000

const NO_HEADING =
  'A linha de cabeçalho não foi encontrada. A primeira linha da lista deve ter os nomes das colunas: nome (ou name, produto) e preço (ou preco, price, valor) são obrigatórios; imagem (ou image, img), marca (ou brand) e outras são opcionais.'

/** A table of rows whose headings are one of them. Throws `ImportSyntaxError` where they are none. */
export function tableWithHeading(
  kind: 'delimited' | 'sheet',
  { rows, headingIndex, faults }: { rows: ImportRecord[]; headingIndex: number; faults: ImportTable['faults'] },
): ImportTable {
  const heading = rows[headingIndex]
  if (!heading) throw noHeading()
  const records = rows.slice(headingIndex + 1)
  const headings = trimTrailing(heading.cells).map((cell) => cell.trim())
  const notices: ImportNotice[] = []
  if (headingIndex > 0) notices.push({ code: 'lines-above-heading', count: headingIndex })
  if (headings.some(isGarbled) || records.slice(0, SAMPLED_RECORDS).some(({ cells }) => cells.some(isGarbled)))
    notices.push({ code: 'garbled-accents' })
  const nameHeading = headings[mapHeadings(headings).indexOf('name')]
  if (nameHeading !== undefined && /^descri/i.test(nameHeading))
    notices.push({ code: 'description-as-name', heading: nameHeading })
  return {
    kind,
    platform: null,
    headings,
    headingLine: heading.line,
    knownMapping: null,
    records,
    faults: faults.filter(({ line }) => line > heading.line),
    notices,
  }
}

export function noHeading(): ImportSyntaxError {
  return new ImportSyntaxError('no-heading', NO_HEADING)
}

/** A table in which there is nothing: no list is not a fault of its form. */
export function emptyTable(faults: ImportTable['faults'] = []): ImportTable {
  return {
    kind: 'delimited',
    platform: null,
    headings: [],
    headingLine: null,
    knownMapping: null,
    records: [],
    faults,
    notices: [],
  }
}

function trimTrailing(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
}
