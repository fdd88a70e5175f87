import { saveFile } from '@loja/spreadsheet'
import type { WorkRun } from '@loja/ui/parts'
import type { PreparedCatalogue } from './catalogue-file'
import type { CatalogueRequest } from './catalogue-row'
import { checkMessages } from './check-messages'
import { type CatalogueProgress, prepareCatalogue } from './prepare-catalogue'

export interface CatalogueOutcome {
  catalogue: PreparedCatalogue
  delivered: boolean
}

export async function exportCatalogue(
  run: WorkRun<CatalogueRequest, CatalogueProgress>,
): Promise<CatalogueOutcome | null> {
  const catalogue = await prepareCatalogue(run)
  if (catalogue === null) return null
  const { channel, findings, day } = catalogue
  const delivered = findings.products > 0 && findings[channel].faults.length === 0
  if (delivered) saveFile(catalogue.file, checkMessages.fileName(channel, day))
  return { catalogue, delivered }
}
