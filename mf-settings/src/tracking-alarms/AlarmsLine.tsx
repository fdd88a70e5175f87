import { WarningOutlined } from '@ant-design/icons'
import { paths } from '@loja/platform'
import { Link } from 'react-router'
import styles from './AlarmsLine.module.css'
import { messages } from './messages'
import { useTrackingAlarms } from './use-tracking-alarms'

/** What is wrong with the tracking, in one line that leads to its page; nothing when all is well or not known. */
export function AlarmsLine() {
  const { data: alarms = [] } = useTrackingAlarms()
  const [first] = alarms
  return (
    first && (
      <Link to={paths.trackingLogs} className={styles.line}>
        <WarningOutlined aria-hidden className={styles.sign} />
        <span className={styles.text}>{messages.inSettings(alarms.length, messages.title(first))}</span>
      </Link>
    )
  )
}
