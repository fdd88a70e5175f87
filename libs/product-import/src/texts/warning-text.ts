import type { ImportWarning } from '../model/import-outcome'

/** What is odd about a row that is imported, as a sentence for staff. */
export function warningText({ code, value }: ImportWarning): string {
  return value === undefined ? code : `${code}: ${value}`
}
