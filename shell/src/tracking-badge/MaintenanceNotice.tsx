import { trackingStateQuery } from '@loja/data'
import { paths } from '@loja/platform'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { Link } from 'react-router'
import styles from './MaintenanceNotice.module.css'
import { messages } from './messages'

export function MaintenanceNotice() {
  const { data } = useQuery(trackingStateQuery)
  if (!data?.maintenance) return null
  return (
    <Alert
      className={styles.notice}
      type="warning"
      showIcon
      role="status"
      title={
        <>
          <span>{messages.maintenanceOn}</span>{' '}
          <Link to={`${paths.settings}?aba=general`}>{messages.openMaintenance}</Link>
        </>
      }
    />
  )
}
