import { dataMutation, getInvoiceXml, type InvoiceRow } from '@loja/data'
import { saveFile } from '@loja/spreadsheet'
import { useDataMutation } from '@loja/ui'
import { messages } from '../messages'
import { invoiceFileName } from './invoice-file-name'

const download = dataMutation({
  mutationFn: async ({ id, accessKey }: Pick<InvoiceRow, 'id' | 'accessKey'>) => {
    const xml = await getInvoiceXml(id)
    saveFile(new Blob([xml], { type: 'application/xml' }), invoiceFileName(accessKey))
  },
  successText: messages.xmlDownloaded,
  errorText: messages.xmlFailed,
})

/** Hands the XML of a note over as a download. */
export function useDownloadXml() {
  return useDataMutation(download)
}
