import { dataMutation } from '@loja/data'
import { useExport, type WorkRun } from '@loja/ui'
import { messages } from '../messages'
import type { MonthProgress, MonthRequest } from './download-month'

const mutation = dataMutation({
  mutationFn: async (run: WorkRun<MonthRequest, MonthProgress>) => {
    // Loaded now: few visits download a month.
    const { downloadMonth } = await import('./download-month')
    return downloadMonth(run)
  },
  successText: (_, count) => (count === null ? '' : messages.monthDone(count)),
  errorText: messages.monthFailed,
})

/** Downloads the XMLs of a month while the page stays usable. Leaving the page cancels. */
export function useMonthDownload() {
  return useExport({ mutation, title: messages.monthTitle, things: messages.monthThings })
}
