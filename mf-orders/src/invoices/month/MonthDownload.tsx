import { DownloadOutlined } from '@ant-design/icons'
import { dataMutation } from '@loja/data'
import type { Month } from '@loja/domain'
import { ExportStatus, QuietText, useExport, type WorkRun } from '@loja/ui'
import { Button } from 'antd'
import { messages } from '../messages'
import type { MonthProgress, MonthRequest } from './download-month'
import styles from './MonthDownload.module.css'

const mutation = dataMutation({
  mutationFn: async (run: WorkRun<MonthRequest, MonthProgress>) => {
    const { downloadMonth } = await import('./download-month')
    return downloadMonth(run)
  },
  successText: (_, count) => (count === null ? '' : messages.monthDone(count)),
  errorText: messages.monthFailed,
})

export function MonthDownload({ month }: { month: Month | null }) {
  const work = useExport({ mutation, title: messages.monthTitle, things: messages.monthThings })
  return (
    <div className={styles.line}>
      <Button
        size="small"
        type="text"
        icon={<DownloadOutlined aria-hidden />}
        disabled={month === null || work.state.status === 'running'}
        onClick={() => month && work.start({ month })}
      >
        {messages.month}
      </Button>
      {month === null && <QuietText>{messages.monthChoose}</QuietText>}
      <div className={styles.status}>
        <ExportStatus work={work} title={messages.monthTitle} things={messages.monthThings} />
      </div>
    </div>
  )
}
