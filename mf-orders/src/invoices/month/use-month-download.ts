import { dataMutation } from '@loja/data/client'
import type { Month } from '@loja/domain/invoices'
import { openDialog } from '@loja/ui/dialogs'
import { useExport } from '@loja/ui/lists'
import type { WorkRun } from '@loja/ui/parts'
import { monthDialog } from '../invoice-dialogs'
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

export function useMonthDownload(filtered: Month | null) {
  const work = useExport({ mutation, title: messages.monthTitle, things: messages.monthThings })
  const onDownload = (month: Month) => work.start({ month })
  return {
    work,
    item: {
      key: 'month',
      label: messages.month,
      onClick: () => {
        if (work.state.status !== 'running') openDialog(monthDialog, { filtered, onDownload })
      },
    },
  }
}
