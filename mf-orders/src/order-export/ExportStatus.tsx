import { type LongWork, Surface, useIsPhone, words } from '@loja/ui'
import { Alert, Button, Progress } from 'antd'
import type { OrderExportProgress } from './export-orders'
import { messages } from './messages'
import styles from './OrderExport.module.css'

interface Props {
  state: Exclude<LongWork<OrderExportProgress>, { status: 'idle' }>
  onCancel: () => void
  onRetry: () => void
  onDiscard: () => void
}

const NOTHING = { done: 0, total: 0, waiting: false }

/** How far the export is, with `Cancelar`; or why it stopped, with a way to go on. */
export function ExportStatus({ state, onCancel, onRetry, onDiscard }: Props) {
  const isPhone = useIsPhone()
  const { done, total, waiting } = state.progress ?? NOTHING
  if (state.status === 'stopped') {
    const actions = (
      <div className={styles.actions}>
        <Button size={isPhone ? 'middle' : 'small'} onClick={onRetry}>
          {words.retry}
        </Button>
        <Button size={isPhone ? 'middle' : 'small'} type="text" onClick={onDiscard}>
          {messages.discard}
        </Button>
      </div>
    )
    const title = messages.failed(state.error, done, total)
    // Beside the sentence, on a phone below it.
    return <Alert type="error" showIcon title={title} {...(isPhone ? { description: actions } : { action: actions })} />
  }
  return (
    <Surface as="section" className={styles.running} aria-label={messages.exportTitle}>
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
      <Button onClick={onCancel}>{words.cancel}</Button>
    </Surface>
  )
}
