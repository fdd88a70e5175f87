import { Alert } from 'antd'
import looks from '../../parts/layout/looks.module.css'
import { messages } from './messages'

export function RestoredNotice({ onHide }: { onHide: () => void }) {
  return (
    <Alert
      className={looks.after16}
      type="info"
      showIcon
      closable={{ onClose: onHide, 'aria-label': messages.hideRestored }}
      title={messages.restored}
      role="status"
    />
  )
}
