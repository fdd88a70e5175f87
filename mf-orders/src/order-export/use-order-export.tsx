import { dataMutation } from '@loja/data/client'
import { storeDay } from '@loja/domain/format'
import { type OrderListParams, resolveOrderFilter } from '@loja/domain/orders'
import type { SpreadsheetFormat } from '@loja/spreadsheet'
import { ExportStatus, exportItems, useExport } from '@loja/ui/lists'
import type { WorkRun } from '@loja/ui/parts'
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

export function useOrderExport(params: OrderListParams) {
  const work = useExport({ mutation, title: messages.exportTitle, things: messages.things })
  const exportAs = (format: SpreadsheetFormat, withItems: boolean) => {
    if (work.state.status === 'running') return
    work.start({
      format,
      withItems,
      match: resolveOrderFilter(params, storeDay(new Date())),
      // A batch can only continue in order of date. A spreadsheet can sort by other columns.
      sort: params.sort === 'date_asc' ? 'date_asc' : 'date_desc',
    })
  }
  return {
    items: exportItems(messages.export, exportAs, messages.withItems),
    status: <ExportStatus work={work} title={messages.exportTitle} things={messages.things} />,
  }
}
