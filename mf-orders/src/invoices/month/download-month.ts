import { countInvoiceFiles, type InvoiceFile, type InvoiceFileCursor, listInvoiceFileBatch } from '@loja/data/invoices'
import type { Month } from '@loja/domain/invoices'
import { type ExportFile, type ExportProgress, saveFile, ZipFile } from '@loja/spreadsheet'
import { exportInPage } from '@loja/ui/lists'
import type { WorkRun } from '@loja/ui/parts'
import { invoiceFileName } from '../details/invoice-file-name'

export interface MonthRequest {
  month: Month
}

export type MonthProgress = ExportProgress<InvoiceFile, InvoiceFileCursor>

/** @returns the number of XMLs; null after cancelling */
export async function downloadMonth(run: WorkRun<MonthRequest, MonthProgress>): Promise<number | null> {
  const { month } = run.request
  const exported = await exportInPage(run, {
    countRows: () => countInvoiceFiles(month, run.signal),
    createFile: createInvoiceZip,
    readBatch: (after) => listInvoiceFileBatch(month, after, run.signal),
  })
  if (exported === null) return null
  if (exported.count > 0) saveFile(exported.file, `notas_fiscais_${month}.zip`)
  return exported.count
}

export function createInvoiceZip(): ExportFile<InvoiceFile> {
  const zip = new ZipFile()
  return {
    async add(rows) {
      for (const { accessKey, xml } of rows) {
        const entry = zip.begin(invoiceFileName(accessKey))
        await entry.write(xml)
        await entry.close()
      }
    },
    finish: async () => zip.finish('application/zip'),
  }
}
