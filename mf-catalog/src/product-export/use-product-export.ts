import { dataMutation } from '@loja/data/client'
import { useExport } from '@loja/ui/lists'
import type { WorkRun } from '@loja/ui/parts'
import type { ProductExportProgress, ProductExportRequest } from './export-products'
import { messages } from './messages'

const mutation = dataMutation({
  mutationFn: async (run: WorkRun<ProductExportRequest, ProductExportProgress>) => {
    const { exportProducts } = await import('./export-products')
    return exportProducts(run)
  },
  successText: (_, count) => (count === null ? '' : messages.done(count)),
  errorText: messages.failed,
})

/** Leaving the page cancels the export. */
export function useProductExport() {
  return useExport({ mutation, title: messages.title, things: messages.things })
}
