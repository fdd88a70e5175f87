import { saveFile } from '@loja/spreadsheet'
import type { WorkRun } from '@loja/ui'
import type { CatalogueFacts } from './catalogue-columns'
import type { PreparedCatalogue } from './catalogue-file'
import { messages } from './messages'
import { type CatalogueProgress, prepareCatalogue } from './prepare-catalogue'

export interface CatalogueOutcome {
  catalogue: PreparedCatalogue
  delivered: boolean
}

/** Delivers the file unless it is empty or has findings. */
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
