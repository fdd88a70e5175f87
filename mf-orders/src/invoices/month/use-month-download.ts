import { dataMutation } from '@loja/data'
import { useExport, type WorkRun } from '@loja/ui'
import { messages } from '../messages'
import type { MonthProgress, MonthRequest } from './download-month'

const mutation = dataMutation({
  mutationFn: async (run: WorkRun<MonthRequest, MonthProgress>) => {
    const { downloadMonth } = await import('./download-month')
    return downloadMonth(run)
  },
  successText: (_, count) => (count === null ? '' : messages.monthDone(count)),
  errorText: messages.monthFailed,
})

/** Leaving the page cancels the download. */
export function useMonthDownload() {
  return useExport({ mutation, title: messages.monthTitle, things: messages.monthThings })
}
