import { neutralizeFormula } from '@loja/domain'
import type { ImportField, ImportRecord } from '../model/import-table'
import { cleanText, hasLoneSurrogate } from '../product/clean-text'
import type { ImportPlan } from './import-plan'

/** The cells of one record by what they mean. */
export interface RecordCells {
  /** Clean; empty where there is none. */
  text(field: ImportField): string
  /** Of every column of the field that holds something. */
  texts(field: ImportField): string[]
  /** In plain decimal notation, where the source knew it for a number. */
  number(field: ImportField): string | null
  /** Of the field's first column. */
  position(field: ImportField): number | null
  hasLoneSurrogate: boolean
}

export function recordCells({ cells, numbers }: ImportRecord, plan: ImportPlan): RecordCells {
  const position = (field: ImportField) => plan.positions[field]?.[0] ?? null
  const clean = (at: number) => {
    const cell = cells[at] ?? ''
    return plan.isOwnExport ? ownText(cell, plan) : cleanText(cell)
  }
  return {
    position,
    text: (field) => {
      const at = position(field)
      return at === null ? '' : clean(at)
    },
    texts: (field) => (plan.positions[field] ?? []).map(clean).filter((text) => text !== ''),
    number: (field) => {
      const at = position(field)
      return at === null ? null : (numbers?.[at] ?? null)
    },
    hasLoneSurrogate: cells.some(hasLoneSurrogate),
  }
}

/** What our export wrote, letter for letter. */
function ownText(cell: string, { isNeutralized }: ImportPlan): string {
  const text = isNeutralized && cell.startsWith("'") && neutralizeFormula(cell.slice(1)) === cell ? cell.slice(1) : cell
  return hasLoneSurrogate(text) ? cleanText(text) : text
}
