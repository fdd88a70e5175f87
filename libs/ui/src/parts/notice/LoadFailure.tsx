import { Alert, Button } from 'antd'
import { words } from '../../words'
import looks from '../layout/looks.module.css'

export function LoadFailure({ text, busy, onRetry }: { text: string; busy: boolean; onRetry: () => void }) {
  return (
    <Alert
      className={looks.after16}
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
