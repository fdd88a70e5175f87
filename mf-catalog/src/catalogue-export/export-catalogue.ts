import { saveFile } from '@loja/spreadsheet'
import type { WorkRun } from '@loja/ui'
import type { CatalogueFacts } from './catalogue-columns'
import type { PreparedCatalogue } from './catalogue-file'
import { messages } from './messages'
import { type CatalogueProgress, prepareCatalogue } from './prepare-catalogue'

/** What came of an export. */
export interface CatalogueOutcome {
  catalogue: PreparedCatalogue
  /** Nothing was found in it, so the file was handed over. */
  delivered: boolean
}

/** Hands the file over when nobody need look at it: not when it is empty or something was found in it. */
export async function exportCatalogue(
  run: WorkRun<CatalogueFacts, CatalogueProgress>,
): Promise<CatalogueOutcome | null> {
  const catalogue = await prepareCatalogue(run)
  if (catalogue === null) return null
  const { products, faults } = catalogue.findings
  const delivered = products > 0 && faults.length === 0
  if (delivered) saveFile(catalogue.file, messages.fileName(catalogue.day))
  return { catalogue, delivered }
}
