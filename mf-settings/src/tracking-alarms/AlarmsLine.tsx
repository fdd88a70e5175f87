import { WarningOutlined } from '@ant-design/icons'
import looks from '@loja/ui/looks.module.css'
import { PageLink } from '@loja/ui/parts'
import styles from './AlarmsLine.module.css'
import { messages } from './messages'
import { useTrackingAlarms } from './use-tracking-alarms'

export function AlarmsLine() {
  const { data: alarms = [] } = useTrackingAlarms()
  const [first] = alarms
  return (
    first && (
      <PageLink page="trackingLogs" className={styles.line}>
        <WarningOutlined aria-hidden className={`${looks.rigid} ${looks.warning}`} />
        <span>{messages.inSettings(alarms.length, messages.title(first))}</span>
      </PageLink>
    )
  )
}
