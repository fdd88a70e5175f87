import type { Month } from '@loja/domain/invoices'
import { ask } from '../client/ask'
import { oneRow } from '../client/checked-answer'
import { db } from '../client/client'

export interface InvoiceFile {
  accessKey: string
  xml: string
}

export interface InvoiceFileCursor {
  listedAt: string
  id: string
}

/** At most 10 MB per request, usually 200 KB. */
const BATCH_SIZE = 20

export async function getInvoiceXml(id: string): Promise<string> {
  const operation = 'invoices.getXml'
  const query = db().from('invoice_files').select('xml').eq('invoice_id', id).limit(1)
  return oneRow(operation, await ask(operation, query), 'not-found').xml
}

export function countInvoiceFiles(month: Month, signal: AbortSignal): Promise<number> {
  const call = db().rpc('count_invoice_files', { month: `${month}-01` }, { get: true })
  return ask('invoices.countFiles', call, signal)
}

/** Next XMLs of a month; see `listProductBatch`. */
export async function listInvoiceFileBatch(month: Month, after: InvoiceFileCursor | null, signal: AbortSignal) {
  const args = {
    month: `${month}-01`,
    page_size: BATCH_SIZE,
    ...(after && { after_listed_at: after.listedAt, after_id: after.id }),
  }
  const rows = await ask('invoices.files', db().rpc('list_invoice_files', args, { get: true }).retry(false), signal)
  const last = rows.at(-1)
  return {
    rows: rows.map(({ access_key, xml }) => ({ accessKey: access_key, xml })),
    last: last ? { listedAt: last.listed_at, id: last.id } : null,
  }
}
