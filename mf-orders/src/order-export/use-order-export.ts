import { dataMutation, isDataError } from '@loja/data'
import { useLongWork, useNotify, type WorkRun } from '@loja/ui'
import type { ExportRequest, OrderExportProgress } from './export-orders'
import { messages } from './messages'

const mutation = dataMutation({
  mutationFn: async (run: WorkRun<ExportRequest, OrderExportProgress>) => {
    // Loaded now: few visits export.
    const { exportOrders } = await import('./export-orders')
    return exportOrders(run)
  },
  successText: (_, count) => (count === null ? '' : messages.done(count)),
  errorText: messages.failedToast,
})

/** Exports orders while the page stays usable. Leaving the page cancels. */
export function useOrderExport() {
  const notify = useNotify()
  const work = useLongWork({
    mutation,
    // Another error may have come in the middle of writing: the file is in doubt.
    canResume: isDataError,
    onLeave: () => notify.success(messages.left, messages.exportTitle),
  })
  return {
    ...work,
    cancel() {
      work.cancel()
      notify.success(messages.cancelled, messages.exportTitle)
    },
  }
}
