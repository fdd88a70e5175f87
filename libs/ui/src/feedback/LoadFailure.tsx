import { Alert, Button } from 'antd'
import { messages } from '../messages'

/** In the place of what could not be loaded, with a way to try again. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Alert
      type="error"
      showIcon
      title={text}
      action={
        <Button size="small" onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    />
  )
}
