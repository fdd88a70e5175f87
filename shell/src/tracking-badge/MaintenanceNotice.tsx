import { trackingStateQuery } from '@loja/data/settings'
import looks from '@loja/ui/looks.module.css'
import { PageLink } from '@loja/ui/parts'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { messages } from './messages'

export function MaintenanceNotice() {
  const { data } = useQuery(trackingStateQuery)
  if (!data?.maintenance) return null
  return (
    <Alert
      className={looks.after16}
      type="warning"
      showIcon
      role="status"
      title={
        <>
          <span>{messages.maintenanceOn}</span>{' '}
          <PageLink page="settings" search="?aba=general">
            {messages.openMaintenance}
          </PageLink>
        </>
      }
    />
  )
}
