import { trackingStateQuery } from '@loja/data/settings'
import { TrackingStatusBadge } from '@loja/records'
import { PageLink } from '@loja/ui/parts'
import { useQuery } from '@tanstack/react-query'
import styles from './SidebarTrackingBadge.module.css'

interface Props {
  collapsed: boolean
  onNavigate?: () => void
}

export function SidebarTrackingBadge({ collapsed, onNavigate }: Props) {
  const { data, isError } = useQuery(trackingStateQuery)
  return (
    <TrackingStatusBadge
      flags={data}
      failed={isError}
      compact={collapsed}
      placement={collapsed ? 'right' : 'top'}
      frame={(badge) => (
        <PageLink page="settings" className={styles.link} data-collapsed={collapsed} onClick={onNavigate}>
          {badge}
        </PageLink>
      )}
    />
  )
}
