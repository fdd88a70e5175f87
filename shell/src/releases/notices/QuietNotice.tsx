import { Alert } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from './Notices.module.css'
import { noticesMessages } from './notices-messages'

interface Props {
  type: 'info' | 'warning' | 'error'
  text: string
  held?: string | null
  action?: ReactNode
  onClose?: () => void
}

export function QuietNotice({ type, text, held = null, action, onClose }: Props) {
  const [closed, setClosed] = useState(false)
  if (closed) return null
  const close = () => {
    setClosed(true)
    onClose?.()
  }
  return (
    <Alert
      className={styles.notice}
      type={type}
      showIcon
      role="group"
      aria-label={text}
      title={text}
      {...(held && { description: held })}
      action={action}
      closable={{ 'aria-label': noticesMessages.close, onClose: close }}
    />
  )
}
