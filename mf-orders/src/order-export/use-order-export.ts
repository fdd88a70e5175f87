import { dataMutation } from '@loja/data'
import { useExport, type WorkRun } from '@loja/ui'
import type { ExportRequest, OrderExportProgress } from './export-orders'
import { messages } from './messages'

const mutation = dataMutation({
  mutationFn: async (run: WorkRun<ExportRequest, OrderExportProgress>) => {
    const { exportOrders } = await import('./export-orders')
    return exportOrders(run)
  },
  successText: (_, count) => (count === null ? '' : messages.done(count)),
  errorText: messages.failedToast,
})

/** Leaving the page cancels the export. */
export function useOrderExport() {
  return useExport({ mutation, title: messages.exportTitle, things: messages.things })
}
