import type { Month } from '@loja/domain'
import { ask } from '../client/ask'
import { db } from '../client/client'
import { DataError } from '../client/data-error'

/** The XML of a note. */
export interface InvoiceFile {
  accessKey: string
  xml: string
}

/** The last note of a batch; the next batch begins after it. */
export interface InvoiceFileCursor {
  listedAt: string
  id: string
}

/** XMLs in a row, and where they end: null when there are none. */
export interface InvoiceFileBatch {
  rows: InvoiceFile[]
  last: InvoiceFileCursor | null
}

/** XMLs of one request: 10 MB at the most, mostly 200 KB. */
const BATCH_SIZE = 20

/** The XML of a note as it is stored. @throws DataError `not-found` when there is none */
export async function getInvoiceXml(id: string): Promise<string> {
  const query = db().from('invoice_files').select('xml').eq('invoice_id', id).limit(1)
  const [row] = await ask('invoices.getXml', query)
  if (!row) throw new DataError('not-found', 'invoices.getXml')
  return row.xml
}

/** How many XMLs a month has. @throws DataError */
export function countInvoiceFiles(month: Month, signal: AbortSignal): Promise<number> {
  const call = db().rpc('count_invoice_files', { month: `${month}-01` }, { get: true })
  return ask('invoices.countFiles', call, signal)
}

/**
 * The next XMLs of a month. Each batch begins after the last note of the one before, so that notes which come and go
 * meanwhile neither shift nor repeat another.
 * @param after null for the first batch
 * @throws DataError with `retryAfterMs` when the server asked to wait; it is not asked again from here
 */
export async function listInvoiceFileBatch(
  month: Month,
  after: InvoiceFileCursor | null,
  signal: AbortSignal,
): Promise<InvoiceFileBatch> {
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
