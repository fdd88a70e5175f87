import { Alert, Button } from 'antd'
import { words } from '../words'
import styles from './LoadFailure.module.css'

interface Props {
  text: string
  /** Another try is under way. */
  busy: boolean
  onRetry: () => void
}

/** In the place of what could not be loaded, with a way to try again. */
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
