import { DownloadOutlined } from '@ant-design/icons'
import type { Month } from '@loja/domain'
import { ExportStatus, QuietText } from '@loja/ui'
import { Button } from 'antd'
import { messages } from '../messages'
import styles from './MonthDownload.module.css'
import { useMonthDownload } from './use-month-download'

export function MonthDownload({ month }: { month: Month | null }) {
  const work = useMonthDownload()
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
