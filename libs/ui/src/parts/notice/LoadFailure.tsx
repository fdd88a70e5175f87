import { Alert, Button } from 'antd'
import { words } from '../../words'
import styles from './LoadFailure.module.css'

interface Props {
  text: string
  busy: boolean
  onRetry: () => void
}

export function LoadFailure({ text, busy, onRetry }: Props) {
  return (
    <Alert
      className={styles.failure}
      type="error"
      showIcon
      title={text}
      action={
        <Button size="small" loading={busy} onClick={onRetry}>
          {words.retry}
        </Button>
      }
    />
  )
}
