import { trackingStateQuery } from '@loja/data'
import { paths } from '@loja/platform'
import { TrackingStatusBadge } from '@loja/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
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
        <Link to={paths.settings} className={styles.link} data-collapsed={collapsed} onClick={onNavigate}>
          {badge}
        </Link>
      )}
    />
  )
}
