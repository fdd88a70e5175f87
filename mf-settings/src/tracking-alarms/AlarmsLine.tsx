import { WarningOutlined } from '@ant-design/icons'
import { paths } from '@loja/platform'
import { Link } from 'react-router'
import styles from './AlarmsLine.module.css'
import { messages } from './messages'
import { useTrackingAlarms } from './use-tracking-alarms'

/** The first alarm in one line, linked to the tracking logs; nothing without alarms. */
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
