import { trackingStateQuery } from '@loja/data/settings'
import { TrackingStatusBadge } from '@loja/records'
import { PageLink } from '@loja/ui/parts'
import { useQuery } from '@tanstack/react-query'
import styles from './SidebarTrackingBadge.module.css'

export function SidebarTrackingBadge({ collapsed, onNavigate }: { collapsed: boolean; onNavigate?: () => void }) {
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
