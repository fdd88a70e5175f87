import { useIsPhone } from '@loja/ui'
import { Alert, Button, Progress } from 'antd'
import type { ExportProgress } from './export-orders'
import { messages } from './messages'
import styles from './OrderExport.module.css'

interface Props {
  progress: ExportProgress
  /** Why it stopped; null while it runs. */
  error: unknown
  onCancel: () => void
  onRetry: () => void
  onDiscard: () => void
}

/** How far the export is, with `Cancelar`; or why it stopped, with a way to go on. */
export function ExportStatus({ progress, error, onCancel, onRetry, onDiscard }: Props) {
  const isPhone = useIsPhone()
  const { done, total, waiting } = progress
  if (error) {
    const actions = (
      <div className={styles.actions}>
        <Button size={isPhone ? 'middle' : 'small'} onClick={onRetry}>
          {messages.retry}
        </Button>
        <Button size={isPhone ? 'middle' : 'small'} type="text" onClick={onDiscard}>
          {messages.discard}
        </Button>
      </div>
    )
    const title = messages.failed(error, done, total)
    // Beside the sentence, on a phone below it.
    return <Alert type="error" showIcon title={title} {...(isPhone ? { description: actions } : { action: actions })} />
  }
  return (
    <section className={styles.running} aria-label={messages.exportTitle}>
      <div>
        <p>{messages.running(done, total)}</p>
        <Progress
          percent={messages.percent(done, total)}
          showInfo={false}
          size="small"
          aria-label={messages.progress}
          status="active"
        />
        {waiting && (
          <p className={styles.quiet} role="status">
            {messages.waiting}
          </p>
        )}
      </div>
      <Button onClick={onCancel}>{messages.cancel}</Button>
    </section>
  )
}
