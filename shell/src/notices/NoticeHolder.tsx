import useNotification from 'antd/es/notification/useNotification'
import { useEffect } from 'react'
import { setShown } from './notices'
import './notices.css'

/** Stacked to the height of one. */
const OPTIONS = { placement: 'bottom', duration: 5, stack: { threshold: 1 } } as const

export function NoticeHolder() {
  const [notification, holder] = useNotification(OPTIONS)
  useEffect(
    function showWaitingNotices() {
      setShown({
        show: (notice) => notification.open({ ...notice, role: notice.type === 'error' ? 'alert' : 'status' }),
        close: notification.destroy,
      })
      return () => setShown(null)
    },
    [notification],
  )
  return holder
}
